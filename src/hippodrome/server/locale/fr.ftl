### Les mots de la page en français.

page-skip = Aller au contenu principal
page-skip_choice = Aller à ta décision
page-lobby = Retour à l'accueil
page-foot = Des jeux de course avec toutes les règles de leurs livrets. Le hasard est scellé avant le départ, et tout le monde peut le vérifier ensuite.

switch-language = Langue
switch-sound = Son

switch-theme-auto = Couleurs : comme l'appareil
switch-theme-light = Couleurs : claires
switch-theme-dark = Couleurs : sombres

switch-sound_is-on = Son activé
switch-sound_is-off = Son coupé

levels-tiro-label = Tiro
levels-tiro-strength = Joue n'importe quel coup sensé ; un enfant peut le battre.

levels-dummy-label = Dummy
levels-dummy-strength = Cherche toujours la vitesse, sans voir plus loin ; facile à battre quand on connaît les règles.

levels-auriga-label = Auriga
levels-auriga-strength = Pèse ce que pèserait quelqu'un d'expérimenté. Bat presque toujours tiro et dummy.

levels-agitator-label = Agitator
levels-agitator-strength =
    Essaie ses coups dans des courses imaginées pendant environ une seconde. Seul contre trois aurigas, il gagne {$alone} { $alone ->
        [one] course
       *[other] courses
    } sur 100 ; à force égale, ce serait 25.

levels-miliarius-label = Miliarius
levels-miliarius-strength =
    Le plus fort : voit plus loin, en trois secondes au plus. Seul contre trois aurigas, il gagne {$alone} { $alone ->
        [one] course
       *[other] courses
    } sur 100 ; à force égale, ce serait 25.

lobby-page = Hippodrome : jeux de course
lobby-hero = À vos chars
lobby-lead = Des jeux de course pour toute la table : contre des bots, sur un écran ou entre amis par un lien. Sans compte.
lobby-games = Choisis une course
lobby-seats = De {$least} à {$most} personnes
lobby-seats_only = {$most} personnes
lobby-start = Lancer la course
lobby-mine = Tes courses
lobby-open = Tables ouvertes
lobby-running = Courses en cours
lobby-over = Courses finies
lobby-continue = Continuer
lobby-sit = S'asseoir
lobby-watch = Regarder
lobby-replay = Revoir
lobby-free = un siège libre
lobby-won = Gagnée par {$names}
lobby-just_now = à l'instant
lobby-import = Un fichier de course
lobby-import_lead = Revois une course enregistrée ailleurs et continue-la depuis n'importe quel point. Dépose le fichier n'importe où sur cette page.
lobby-import_button = Ouvrir un fichier de course
lobby-reading = Lecture du fichier {$file}…
lobby-unproven = non prouvée
lobby-also_unproven = {" "}· { lobby-unproven }
lobby-any_game = Tous les jeux
lobby-filter_game = N'afficher que ce jeu
lobby-filter_text = Chercher par nom ou réglage
lobby-nothing_found = Aucune table ne correspond.
lobby-page_back = Plus récentes
lobby-page_on = Plus anciennes
lobby-clock = pendule {$clock}
lobby-no_clock = sans pendule
lobby-edition = édition {$edition}
lobby-custom_edition = édition personnalisée « {$edition} »
lobby-your_move = À toi
lobby-no_hints = sans indices
lobby-play = Jouer
lobby-play_note = Une courte course contre des bots faciles, avec un guide.
lobby-play_game = Jouer à {$game} : une courte course contre des bots faciles
lobby-more_options = Plus d'options
lobby-more_options_of = {$game} : plus d'options
lobby-rules = Règles
lobby-invite = Inviter quelqu'un
lobby-invite_note = Choisis un jeu ; tu reçois ensuite un lien à envoyer.
lobby-learn = Apprendre un jeu
lobby-learn_note = Chaque livre de règles a des images et des exemples ; la galerie montre toutes les cartes et pièces.
lobby-minutes = {$n} min
lobby-weight-easy = facile à apprendre
lobby-weight-medium = moyen
lobby-weight-heavy = pour habitués
lobby-salve = Salve, {$name}
lobby-salve_stranger = Salve
lobby-record =
    { $races ->
        [one] {$races} course
       *[other] {$races} courses
    }, { $wins ->
        [one] {$wins} victoire
       *[other] {$wins} victoires
    }
lobby-rename = Changer ton nom
lobby-rename_save = Enregistrer
lobby-last = Dernières courses
lobby-result_won = {$game} : gagnée
lobby-result_lost = {$game} : gagnée par {$names}
lobby-result_none = {$game} : sans victoire
lobby-more = Plus
lobby-editions = Éditions
lobby-editions_lead = Change les nombres, les cartes et les pistes d'un jeu, et vois ce que cela donne.

live-live = En direct :
live-leads =
    { $names ->
        [one] {$names} mène
       *[other] {$names} mènent
    } · {$title}
live-won =
    { $names ->
        [0] La course est finie
        [one] {$names} a gagné
       *[other] {$names} ont gagné
    }. La prochaine commence bientôt.
live-watching = {$game}, en direct
live-note = Quatre bots courent ici, selon les mêmes règles que toi. Tu peux les battre.
live-seat = Prendre place

setup-seats = Qui court
setup-who = Qui occupe le siège {$n}
setup-me = Moi, sur cet écran
setup-open = Une autre personne, par lien
setup-bot = Bot : {$level}
setup-name = Ton nom
setup-name_of = Nom au siège {$n}
setup-add_seat = + Un autre siège
setup-remove_seat = Retirer le siège {$n}
setup-open_note = Tu reçois un lien à envoyer dès que la table est ouverte.
setup-hot_seat_note = Joue aussi sur cet écran : l'appareil passe de main en main.
setup-options = Options, édition, rythme
setup-by_edition = Selon l'édition
setup-edition = Édition
setup-edition_note = Cartes, jetons et piste viennent de l'édition ; tu peux écrire la tienne.
setup-own_edition = Un fichier à moi (.toml)
setup-no_file = Choisis d'abord le fichier de ton édition.
setup-pace = Rythme des bots
setup-pace_note = Combien de temps les bots attendent avant de jouer, pour que tu puisses suivre.
setup-listed = Afficher cette table à l'accueil
setup-clock = Pendule
setup-clock_note = Combien de temps peut durer une décision. Temps écoulé, un remplaçant joue ce coup ; après trois fois d'affilée, il joue jusqu'au retour de la personne.
setup-listed_note = Les tables avec un siège libre sont affichées, sauf si tu choisis autre chose ; les courses contre des bots seuls ne le sont pas.
setup-hints = Indices du coach permis pendant la course

setup-clocks-none = aucune
setup-clocks-fast = rapide : 45 secondes
setup-clocks-relaxed = tranquille : 5 minutes
setup-clocks-correspondence = par correspondance : 3 jours

setup-paces-calm = Calme
setup-paces-brisk = Vif
setup-paces-instant = Immédiat

table-answered = Ta réponse est donnée : la course reprend dans un instant.
table-custom = Règles personnalisées
table-paused = Plus personne ne joue : la course attend un retour.
table-board = Le plateau
table-hand = Ta main
table-seats = Les sièges
table-talk = Journal et discussion
table-decision = Ta décision
table-order = Ordre de course
table-going_on = La course continue…
table-your_move_at = ● À toi · {$title}

board-label = Plateau avec les pièces
board-closer = Zoom avant
board-farther = Zoom arrière

seats-more = Afficher ce que chaque siège possède
seats-less = Afficher seulement noms et pendules
seats-stood_in = Absence : un remplaçant joue
seats-resigned = Abandon : bot
seats-replaced = Absence : bot
seats-open = Siège libre
seats-bot = Bot · {$level}
seats-you = Toi
seats-away = Hors ligne
seats-ready = A décidé
seats-awaited = Doit décider

choice-confirm = Confirmer
choice-clear = Effacer
choice-change = Changer
choice-take_back = Reprendre
choice-ready = Tu as décidé : {$says}
choice-withdrawn = Repris : choisis à nouveau.
panel-preview = Ton coup
panel-advice = Conseil
panel-recap = Depuis ton coup
panel-guide = Guide
choice-advice = Le coach jouerait : {$says}
choice-advice_soon = Le coach réfléchit…
choice-advice_take = Choisir cela

tool-rules = Règles
tool-hint = Indice
tool-undo = Annuler

rewind-sure = Revenir en arrière ?
rewind-sure_text = La course revient juste avant ta dernière réponse. Tout ce qui a suivi se rejoue ; les mêmes dés et cartes sortiront.
rewind-ask_text = On demande d'abord aux autres. Si tous sont d'accord, la course revient avant ta dernière réponse, et les mêmes dés et cartes sortiront.
rewind-sure_yes = Revenir
rewind-agree = Accepter
rewind-refuse = Refuser
rewind-drop = Retirer la demande
rewind-waits = On attend {$names}.

log-title = Journal
log-start = Avant le départ

telling-skip = Passer
telling-again = Montrer à nouveau (A)
telling-speed_label = Rythme des bots et des coups


since-title = Depuis ton dernier coup
since-turn = Vient de se passer
since-close = Fermer ce résumé
since-rank = Position
since-by = {$name} :{" "}
since-change = {$before} → {$after}

chat-title = Discussion
chat-unread = Discussion ({$n})
chat-text = Dis quelque chose
chat-send = Envoyer

menu-people = Personnes et sièges
menu-title = Menu
menu-share = Inviter par lien
menu-device = Passer sur un autre appareil
menu-hook = Me prévenir quand c'est à moi
menu-eyes = Regarder comme…
menu-guide = Guide de la première course
menu-rules = Livret de règles
menu-gallery = Galerie des cartes et pièces
menu-info = Cette table et son hasard
menu-keys = Clavier

sheet-rather_not = Annuler
sheet-close = Fermer
sheet-copy = Copier
sheet-copied = Copié

share-text = Toute personne qui ouvre ce lien peut regarder ; tant qu'un siège est libre, elle peut s'asseoir.

device-text = Ouvre ce lien sur l'autre appareil, ou scanne le code. C'est la clé de ton siège : quiconque l'a joue à ta place.
device-none = Tu n'as pas de siège à cette table : l'adresse de cette page suffit.
device-qr = Code QR du lien vers ton siège

eyes-text = Regarde la table depuis l'un de tes sièges, ou comme le public.
eyes-watcher = Le public
eyes-open = Les mains de tout le monde

info-commitment = Le hasard est scellé
info-commitment_text = Ce nombre a été publié avant la course. À la fin, la graine est révélée, et ton navigateur peut recalculer chaque dé et chaque carte.
info-branched = Continue une autre course depuis l'étape {$at}

guide-skip = Passer
guide-step = Ta première course · {$n} sur {$of}
guide-next = Suivant
guide-back = Retour
guide-done = C'est parti
guide-close = Fermer le guide

guide-until-pick = À toi d'essayer : choisis quelque chose d'éclairé.
guide-until-answer = À toi d'essayer : joue ton coup.

less-label = Quand me proposer de réagir
less-all = À chaque fois
less-mine = Seulement si cela me concerne
less-declined = Pas de réaction, comme tu l'as voulu : {$what}

keys-title = Clavier
keys-tab = Aller à l'élément suivant : carte, pièce, bouton
keys-arrows = Se déplacer dans la main, parmi ce qui peut être choisi sur le plateau, dans le journal
keys-pick = Choisir ou reposer
keys-confirm = Confirmer
keys-clear = Effacer tes choix
keys-no_reaction = Pas de réaction, quand on t'en propose une
keys-no_more = Plus de réaction ce tour-ci
keys-skip = Passer ce qui est montré, ou fermer le résumé
keys-again = Montrer à nouveau le tour de jeu
keys-help = Afficher ces touches

keys-key-tab = Tab
keys-key-arrows = ← ↑ ↓ →
keys-key-pick = Entrée ou Espace
keys-key-confirm = Ctrl + Entrée
keys-key-clear = Échap
keys-key-no_reaction = N
keys-key-no_more = M
keys-key-skip = S
keys-key-again = A
keys-key-help = ?

gather-title = On attend du monde
gather-starting = La course va commencer
gather-closed = Cette table est fermée
gather-share = Envoie ce lien aux personnes que tu invites :
gather-ready = c'est prêt
gather-not_ready = pas encore
gather-put_bot = Mettre un bot ici…
gather-bot_for = Un bot pour le siège {$n}
gather-sit = S'asseoir
gather-leave = Quitter la table
gather-invited = {$host} t'invite à une course de {$game}
gather-invited_by_link = Une invitation à une course de {$game}

watch-title = Tu regardes
watch-text = Tu vois ce que toute la table peut voir. Les mains restent secrètes jusqu'à la fin.

curtain-hand_over = Passe l'appareil à {$name}
curtain-i_am = C'est moi, {$name}

result-you_won = Tu gagnes !
result-you_came = Tu finis en position {$rank} sur {$of}.
result-stood_in =
    Pour {$name}, un remplaçant a joué {$moves} { $moves ->
        [one] coup
       *[other] coups
    } sur {$of}.
result-places = La position de chaque siège, du départ à l'arrivée
result-plot = Positions au fil de la course ; à la fin : {$names}.
result-rank = {$n}.
result-ask_coach = Demander au coach le moment décisif et la part du hasard
result-share = Partager
result-share_text = Toute personne qui ouvre ce lien peut revoir la course, depuis n'importe quel siège.
result-won =
    {$names} { $n ->
        [one] gagne
       *[other] gagnent
    }
result-nobody = Personne ne gagne
result-unfinished = Cette course n'a jamais été finie
result-rematch = Revanche
result-join_rematch = Rejoindre la revanche
result-replay = Revoir
result-download = Télécharger la course

verify-button = Vérifier le hasard
verify-title = Le hasard, recalculé
verify-text = Ton navigateur prend la graine révélée et recalcule chaque tirage de cette course. Le serveur n'y prend aucune part.
verify-working = Calcul en cours…
verify-seed = La graine
verify-draw = Tirage
verify-about = Pour quoi
verify-drawn = Sorti
verify-agrees = Conforme
verify-expected = devrait être {$numbers}
verify-kept = La graine est bien celle qui a été scellée avant la course.
verify-broken = La graine n'est PAS celle qui a été scellée avant la course.
verify-draws =
    {$good} { $good ->
        [one] tirage
       *[other] tirages
    } sur {$of} { $good ->
        [one] vient
       *[other] viennent
    } de la graine.
verify-file_kept = La graine correspond au sceau du fichier ; personne ici ne sait quand il a été posé.
verify-file_broken = La graine ne correspond PAS au sceau du fichier.
verify-no_seed = Cette course ne contient pas de graine : son hasard ne peut pas être vérifié.

replay-page = Revoir : {$title}
replay-controls = Commandes de lecture
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Vu par
replay-branch = Continuer d'ici
replay-branch_start = Courir à partir d'ici
replay-branch_text = Une nouvelle course commence là où en était celle-ci après la décision {$n}, avec un nouveau hasard à partir de là. Qui occupe quel siège ?
replay-turn_back = Un tour de jeu en arrière
replay-back = Une décision en arrière
replay-step_back = Une étape en arrière
replay-step_on = Une étape en avant
replay-forward = Une décision en avant
replay-turn_on = Un tour de jeu en avant
replay-decision = Décision
replay-count =
    {$n} / {$of}{ $step ->
        [0] {""}
       *[other] { $steps ->
                [0] {""}
               *[other] {" "}· étape {$step} sur {$steps}
            }
    }
replay-link = Lien vers ce moment
replay-link_text = Toute personne qui ouvre ce lien voit la course à cette étape, depuis le même siège.

replay-speeds-slow = Lente
replay-speeds-normal = Normale
replay-speeds-fast = Rapide
replay-speeds-fastest = Très rapide

coach-button = Coach
coach-title = Ce que le coach dit de la course
coach-waiting = Le coach est encore occupé par d'autres courses : la tienne est numéro {$n} dans la file…
coach-thinking = Le coach rejoue la course encore et encore : {$n}
coach-failed = Le coach n'a pas pu analyser cette course.
coach-plot = Chances de gagner, du début à la fin, pour {$names}. Les nombres sont dans le tableau ci-dessous.
coach-numbers = Les nombres
coach-axis_end = {$axis} {$n}
coach-show = Voir ce moment
coach-nothing = Rien n'a été trouvé qui aurait été nettement meilleur.

wire-seat_lost = Ton siège appartient maintenant à quelqu'un d'autre : tu ne fais plus que regarder.
wire-lost = Connexion perdue, nouvel essai…
wire-not_sent = Cela n'a pas atteint le serveur : réessaie.
wire-no_table = Cette table n'existe pas, ou plus.

hook-text = Le webhook d'une messagerie reçoit un message chaque fois que tu as quelque chose à décider. Laisse l'adresse vide pour l'arrêter.
hook-url = Adresse du webhook
hook-whole = pour les coups de toute la table
hook-save = Enregistrer
hook-saved = Enregistré.
hook-ended = Désactivé.
hook-none = Il faut un siège à la table pour recevoir ces messages.

away-text = Ton temps s'est écoulé trois fois d'affilée : un remplaçant joue pour toi.
away-back = Je reprends

people-none = Tu n'as pas de siège à cette table.
people-renew = Nouveau lien pour {$name}
people-renew_text = Ce siège reçoit un nouveau lien. L'ancien cesse aussitôt de marcher, y compris sur tes autres appareils : ouvres-y le nouveau lien.
people-renew_yes = Créer un nouveau lien
people-remove = Retirer {$name}
people-remove_text = Le siège redevient libre, et {$name} n'y a plus accès. C'est irréversible ; avec le lien de la table, n'importe qui peut encore s'asseoir.
people-remove_yes = Retirer
people-replace = Un bot pour {$name}
people-replace_text = {$name} perd son siège pour le reste de cette course, et un bot joue à sa place. Possible seulement en cas d'absence : temps écoulé, ou dix minutes hors ligne pendant que la table attend. C'est irréversible.
people-replace_yes = Faire jouer un bot
people-resign = Abandonner ({$name})
people-resign_text = Un bot joue pour toi jusqu'à la fin, et le résultat le dira. Tu pourras regarder, mais pas revenir.
people-resign_yes = Abandonner
people-close = Fermer la table
people-close_text = La table s'arrête ici pour tout le monde, et personne ne peut continuer. C'est irréversible.
people-close_yes = Fermer pour de bon

clock-left = il reste {$time}
clock-each = {$time} par décision
clock-soon = il reste {$time}, puis un remplaçant joue ce coup pour toi
clock-days = {$d} j {$h} h
clock-hours = {$h} h {$m} min

learn-ways = Apprendre et jouer
learn-rules = Livret de règles
learn-gallery = Galerie
learn-table = Retour à la table
learn-contents = Sommaire
learn-search = Chercher
learn-found =
    {$n} { $n ->
        [one] passage trouvé
       *[other] passages trouvés
    }
learn-rules_of = Livret de règles : {$title}
learn-gallery_of = Galerie : {$title}
learn-opens = Un instant…
learn-about_rules = Avec nos propres mots et les nombres de l'édition « {$edition} ».
learn-about_gallery = Toutes les pièces de l'édition « {$edition} ».
learn-example = Exemple.
learn-before = Avant
learn-after = Après
learn-position = La position
learn-copies = {" "}× {$n}
learn-told = Ce qui s'est passé, avec les mots du jeu
learn-refusals = Quand le jeu dit non ({$n})

invite-looking = Recherche d'une adresse que d'autres peuvent ouvrir…
invite-network = Le lien marche pour tout le monde sur le même réseau (le même Wi-Fi).
invite-device = Ce lien ne marche que sur cet appareil : Hippodrome n'écoute personne d'autre. Pour laisser entrer du monde, arrête-le et relance-le avec « hippodrome play --lan » (même réseau) ou « hippodrome serve » (voir la page sur l'hébergement).
invite-qr = Code QR du lien vers cette table
invite-offer = Pour l'instant, seul cet ordinateur peut ouvrir la table. Laisser entrer les autres appareils de ton réseau (le même Wi-Fi) ?
invite-open_network = Laisser entrer mon réseau
invite-opened = Ton réseau peut entrer, jusqu'à ce que tu arrêtes Hippodrome.

notify-title = {$game} : à toi
notify-on = Me prévenir dans ce navigateur quand c'est à moi
notify-off = Ne plus me prévenir dans ce navigateur
notify-denied = Ce navigateur n'autorise pas les notifications de ce site.
notify-none = Ce navigateur ne peut pas afficher de notifications.
look-hold = Laisse le doigt sur un élément : tu verras ce que c'est.

edition-way = Édition
edition-title = {$title} : {$name}
edition-my = Mon {$title}
edition-try = L'essayer contre des bots
edition-save = Enregistrer et partager
edition-lay = Préparer une table
edition-download = Télécharger (.toml)
edition-upload = Envoyer (.toml)
edition-again = Abandonner mes changements
edition-about_house = Une copie de l'édition fournie « {$name} » à modifier. Rien n'est enregistré avant que tu ne l'enregistres.
edition-about_kept = Quelqu'un a enregistré cette édition ici. Change-la comme tu veux : tu travailles sur une copie.
edition-about_copy = Ta copie de l'édition enregistrée « {$name} ». Enregistre-la pour avoir un lien à toi.
edition-about_table = L'édition « {$name} » d'une table. Change-la comme tu veux : tu travailles sur une copie.
edition-faults = Erreurs
edition-wrong =
    {$n} { $n ->
        [one] erreur
       *[other] erreurs
    } : rien ne peut être couru ni enregistré avant correction.
edition-sound =
    Une édition correcte. Elle diffère de l'édition fournie en {$n} { $n ->
        [one] endroit
       *[other] endroits
    }.
edition-as_house = Une édition valide, avec les mêmes valeurs que l'édition fournie.
edition-at_line = Ligne {$n} : {$why}
edition-differs = Différences avec l'édition fournie
edition-see_differences = Voir ce qui diffère
edition-no_changes = Rien encore.
edition-more_changes = et {$n} de plus
edition-only_here = seulement ici : {$value}
edition-only_house = seulement dans l'édition fournie : {$value}
edition-change =  : {$text}
edition-in_languages = Dans d'autres langues
edition-from_to = {$first} → {$second}
edition-meaning = {" "}({$meaning})
edition-values = Cartes et nombres
edition-top = L'édition
edition-between = de {$low} à {$high}
edition-house = édition fournie : {$value}
edition-back = Revenir à la valeur fournie {$value}
edition-yes = oui
edition-no = non
edition-no_number = Il faut un nombre entier.
edition-limits = Limites dépassées exprès
edition-limits_note = Ce que les règles ne permettent pas, sauf si tu le coches.
edition-as_text = Comme texte
edition-as_text_note = Tout peut se changer ici : ajouter une carte, ôter une table. Le formulaire suit.
edition-apply = Utiliser ce texte
edition-compare = Comparer avec une autre édition
edition-compare_note = Quatre bots courent les deux éditions avec le même hasard ; ce qui diffère est donné avec son intervalle. Cela prend quelques secondes, ou des minutes pour un jeu sans moteur rapide.
edition-compare_with = Comparer avec
edition-house_named = l'édition fournie « {$name} »
edition-other_link = une édition partagée par lien
edition-other_file = un fichier (.toml)
edition-link_of = Lien de l'autre édition
edition-no_link = Ce n'est pas le lien d'une édition.
edition-surer = Quatre fois plus de courses
edition-compare_start = Comparer
edition-compare_stop = Arrêter
edition-compare_begins = Les courses commencent…
edition-compare_waits =
    {$n} { $n ->
        [one] comparaison passe
       *[other] comparaisons passent
    } avant.
edition-compare_goes = {$part} fait, encore {$left} s environ.
edition-compare_done =
    Fini : {$n} { $n ->
        [one] course
       *[other] courses
    } de chaque édition.
edition-compare_failed = Cette comparaison n'a pas pu aboutir : réessaie plus tard.
edition-compare_stopped = Arrêtée.
edition-compare_page = Voir avec des graphiques
edition-compared = Ce qui change dans la course
edition-about_compared =
    1 : {$first} · 2 : {$second} · {$n} { $n ->
        [one] course
       *[other] courses
    } chacune · {$seats}
edition-cut_short =
    Le temps s'est écoulé après {$n} { $n ->
        [one] course
       *[other] courses
    } sur {$wanted} : les intervalles sont plus larges que d'habitude.
edition-measure = Mesure
edition-first = 1
edition-second = 2
edition-difference = Différence
edition-interval = Intervalle à 95 %
edition-sure_note = {"*"} Le 0 est hors de l'intervalle. Sur vingt intervalles de ce genre, environ un se trompe par hasard.
edition-pictures = Cartes et plateau
edition-board = Le plateau
edition-mend_first = Corrige d'abord les erreurs : ensuite tout est dessiné.
edition-kept = L'édition est enregistrée ici. Qui a le lien peut la regarder, en changer une copie et la courir. Après six mois sans visite, elle est oubliée.
edition-open_kept = Ouvrir l'édition enregistrée
