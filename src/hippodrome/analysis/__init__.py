"""Studies of simulated races: measures, intervals, traces of races, and the HTML report."""
