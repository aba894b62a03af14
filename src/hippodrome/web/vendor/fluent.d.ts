export * from "@fluent/bundle"; // the types of fluent.js
