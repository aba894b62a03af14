### Ce que dit la ligne de commande en français : son aide, et tout ce qui peut clocher dans ce qui est tapé, nommé ou envoyé.


## Les pages de --help

help-page-usage = Utilisation :
help-page-arguments = Arguments
help-page-options = Options
help-page-commands = Commandes
help-page-example = Exemple : {$command}
help-page-help = Affiche cette aide et quitte.
help-page-default = par défaut : {$value}
help-page-range = de {$least} à {$most}
help-page-least = {$least} au moins
help-page-most = {$most} au plus
help-page-required = obligatoire

help-metavar-OPTIONS = OPTIONS
help-metavar-COMMAND = COMMANDE
help-metavar-ARGS = ARGUMENTS
help-metavar-GAME = JEU
help-metavar-FILE = FICHIER
help-metavar-FOLDER = DOSSIER
help-metavar-NAME = NOM
help-metavar-HOSTS = NOMS
help-metavar-HOST = ADRESSE
help-metavar-PORT = PORT
help-metavar-SECONDS = SECONDES
help-metavar-DAYS = JOURS
help-metavar-FACTOR = FACTEUR
help-metavar-SEAT = SIÈGE
help-metavar-SEATS = SIÈGES
help-metavar-BOT = BOT
help-metavar-BOTS = BOTS
help-metavar-TEXT = TEXTE
help-metavar-OPTION = OPTION
help-metavar-VALUE = VALEUR
help-metavar-LEVEL = NIVEAU
help-metavar-ERROR = ERREUR
help-metavar-POINTS = POINTS
help-metavar-TASK = TÂCHE
help-metavar-POLICY = STRATÉGIE
help-metavar-RANGE = PLAGE
help-metavar-AGE = ÂGE

## Options communes à plusieurs commandes

help-option-game = L'un de : {$games}, ou un jeu d'un paquet installé (voir : hippodrome games).
help-option-edition = Une édition fournie, ou un fichier .toml.
help-option-set = Une option du jeu, comme laps=1.
help-option-seed = N'importe quel texte ; la même graine donne les mêmes dés et cartes.
help-option-database = URL de la base de données, comme sqlite:///club.db (par défaut, un fichier SQLite personnel).
help-option-bot-seconds = Temps limite par décision pour tes bots, en secondes.
help-option-json = Affiche un objet JSON au lieu d'un texte.
help-option-report = Écrit un rapport HTML avec des graphiques, lisible hors ligne.
help-option-resume = Reprend une exécution interrompue de la même commande.
help-option-backend = Où se courent les courses : sur cette machine (local) ou sur une grappe Ray (ray).
help-option-jobs = Processus ; 0 pour un par cœur.
help-option-seats = Un bot par siège, avec des virgules : {$bots}, ou un bot à toi : FICHIER.py:NOM.
help-option-engine = Moteur : rules (lisible) ou fast (compilé) ; par défaut, fast si possible.
help-option-file = Un fichier de course.
help-option-first = Un fichier d'édition, ou le nom d'une édition fournie.
help-option-second = L'autre.
help-option-games = Nombre de courses par édition.

## Commandes

help-hippodrome = Jouer, héberger et étudier des courses sur table. Sans commande : jouer.
help-hippodrome-version = Affiche la version et quitte.
help-edition = Éditions : paquets de cartes, pistes et nombres dans des fichiers.
help-locale = Traductions : langues disponibles et textes manquants.

help-play = Jouer dans le navigateur, avec des bots et, par un lien, avec des amis ; ou dans le terminal.
help-play-game = L'un de : {$games}, ou un jeu d'un paquet installé (voir : hippodrome games) ; sans rien, l'accueil.
help-play-terminal = Joue dans ce terminal plutôt que dans le navigateur.
help-play-seats = Avec des virgules : me, me:Nom, open, {$bots}, ou un bot à toi : FICHIER.py:NOM.
help-play-file = Dans le terminal : enregistre ici, ou reprend d'ici.
help-play-port = Dans le navigateur : le port ; 0 pour n'importe lequel.
help-play-browser = Ouvre le navigateur, ou affiche seulement l'adresse.
help-play-lan = Laisse les autres appareils de ton réseau ouvrir la table et prendre les sièges libres par un lien.

help-games = Lister les jeux disponibles, fournis ou de paquets installés, et pourquoi d'autres sont inutilisables.

help-serve = Lancer un serveur que d'autres peuvent rejoindre.
help-serve-host = Où écouter ; 0.0.0.0 pour tout le réseau.
help-serve-port = Le port ; 0 pour n'importe lequel.
help-serve-workers = Processus ; il faut PostgreSQL pour plus d'un.
help-serve-rate-limit = Requêtes par seconde d'un client ; 0 pour ne pas les limiter.
help-serve-log-level = Écrit des journaux en lignes JSON à partir de ce niveau : info, warning ou error.
help-serve-public-url = L'URL que les joueurs ouvrent, pour les liens des messages.
help-serve-allowed-hosts = Autres noms de machine auxquels le serveur répond, avec des virgules ; * pour tous.
help-serve-internal-host = Adresse privée où les autres processus de la même base PostgreSQL joignent celui-ci.
help-serve-expire-waiting = Jours après lesquels une table qui attend des joueurs est supprimée, depuis sa dernière ouverture ; 0 pour jamais.
help-serve-expire-unopened = Jours après lesquels toute autre table est supprimée, depuis sa dernière ouverture ; 0 pour jamais.
help-serve-remote-workers = Laisse 'hippodrome worker' calculer sur d'autres machines pour les bots, indices et analyses ; il faut PostgreSQL.
help-serve-check = Dit seulement ce qui ne va pas dans cette installation ; code de sortie 2 si quelque chose ne va pas.
help-serve-json = Avec --check : affiche un objet JSON au lieu d'un texte.

help-worker = Exécuter recherches de bots, indices et analyses pour des serveurs lancés avec --remote-workers.
help-worker-more = Sur autant de machines qu'on veut. Si l'une s'arrête ou tombe, les autres reprennent ses tâches.
help-worker-database = La base de données PostgreSQL des serveurs.
help-worker-processes = Processus ; 0 pour un de moins que de cœurs.

help-simulate = Exécuter de nombreuses courses de bots et afficher des statistiques, ou exporter les courses.
help-simulate-games = Nombre de courses.
help-simulate-mirror = Joue chaque donne une fois pour chaque rotation des sièges.
help-simulate-out = Exporte les courses : FICHIER.parquet, une ligne par décision ; ou un dossier de fichiers de course.
help-simulate-resume = Reprend une exportation interrompue.

help-study = Mesurer un jeu : durée, changements de tête, incertitude et taux de victoire, avec des intervalles à 95 %.
help-study-games = Nombre de courses.
help-study-games-default = 2000, ou 200 avec les règles lisibles
help-study-max-error = Court jusqu'à connaître chaque part de victoires à ± cette valeur au plus (95 %), comme 0.5%.
help-study-rule-races = Courses en plus avec les règles lisibles, pour trouver les règles qui ne servent jamais.
help-study-coach-races = Courses que le coach examine : hasard, poids des décisions, faiseurs de rois. Lent.
help-study-out = Écrit une ligne par course en Parquet.

help-ladder = Opposer tous les niveaux de bots ; affiche leur Elo avec des intervalles à 95 % et les victoires de chaque paire.
help-ladder-seats = Sièges par course.
help-ladder-deals = Donnes par paire, courues depuis chaque siège.
help-ladder-levels = Seulement ces bots, avec des virgules ; aussi FICHIER.py:NOM.
help-ladder-max-error = Court d'autres donnes jusqu'à connaître chaque écart d'Elo entre niveaux voisins à ± cette valeur.
help-ladder-max-error-default = non
help-ladder-adjust-luck = Retire des résultats l'effet du hasard, là où le coach peut le mesurer.

help-precompile = Compiler dès maintenant les moteurs rapides, pour que la première simulation et la première réponse d'un bot démarrent aussitôt.
help-precompile-more = Ce qui est compilé reste pour la fois suivante. Il faut une minute ou deux, une seule fois.
help-precompile-game = L'un de : {$games}, ou un jeu d'un paquet installé (voir : hippodrome games) ; sans rien, tous.

help-evaluate = Mesurer une stratégie sur une tâche de référence : sa part de victoires sur des donnes en miroir, avec un intervalle à 95 %.
help-evaluate-task = Une tâche comme charioteer-duel-v1 ; sans rien, toutes sont listées.
help-evaluate-policy = FICHIER.py:NOM, une fonction de l'observation et du masque ; ou {$bots}.
help-evaluate-deals = Donnes, chacune courue depuis chaque siège.

help-fields = Énumérer les nombres d'une observation, ou les actions, avec leur sens.
help-fields-seats = Nombre de sièges.
help-fields-actions = Énumère plutôt les identifiants des actions.

help-scenario = Exécuter des fichiers de scénario ; code de sortie 1 si l'un échoue.
help-scenario-files = Des fichiers de scénario, ou des dossiers qui en contiennent.

help-replay = Afficher le journal d'un fichier de course.
help-replay-to = S'arrête après N réponses et tirages.
help-replay-as = Montre ce que ce siège a vu ; numéroté à partir de 1.

help-verify = Vérifier un fichier de course : chaque réponse avec les règles, chaque carte et chaque dé avec la graine engagée.

help-review = Analyser une course avec le coach : chances de victoire au fil du temps, décisions les plus coûteuses, hasard et talent.
help-review-more = Sans --seat, les décisions des personnes sont analysées, ou celles de tous les sièges si seuls des bots ont couru. Le même fichier donne la même analyse. Avec plusieurs fichiers, les habitudes de --seat sont comparées au haut niveau.
help-review-file = Un fichier de course ; ou plusieurs, d'une même personne.
help-review-seat = Analyse ce siège : son numéro à partir de 1, ou le nom de la personne.
help-review-quick = Utilise un quart du temps de calcul, avec des erreurs plus grandes.
help-review-effort = Multiple du temps de calcul habituel.
help-review-bot = Montre aussi ce que ce bot aurait joué, comme FICHIER.py:NOM.

help-locale-check = Lister les textes manquants ou en trop d'une langue, et ceux dont l'anglais a changé depuis.
help-locale-check-lang = Une langue, comme de ; toutes si aucune n'est nommée.
help-locale-check-accept = Note que chaque texte correspond à l'anglais actuel.

help-edition-show = Afficher le texte d'une édition.
help-edition-check = Lister toutes les erreurs d'un fichier d'édition, avec la ligne et la raison.
help-edition-check-file = Un fichier d'édition.
help-edition-new = Créer un fichier d'édition, copie d'une édition fournie.
help-edition-new-file = Le fichier à créer, comme ma.toml.
help-edition-diff = Montrer les différences entre deux éditions d'un jeu.
help-edition-compare = Courir deux éditions avec les mêmes dés et cartes et afficher les différences, avec des intervalles à 95 %.
help-edition-sweep = Courir une édition avec plusieurs valeurs de certains nombres, avec les mêmes dés et cartes, et comparer les mesures.
help-edition-sweep-file = Un fichier d'édition, ou un jeu pour son édition fournie.
help-edition-sweep-ranges = Comme race.whip=3..8 ou race.hand=6,8,10.
help-edition-tune = Chercher des nombres qui atteignent les objectifs, et montrer les essais.
help-edition-tune-file = Un fichier d'édition, ou un jeu pour son édition fournie.
help-edition-tune-target = Un objectif, comme 'vehicles within 5 %' ou 'length from 18 to 20'.
help-edition-tune-vary = Les nombres à changer, comme vehicle.*.speed.
help-edition-tune-trials = Nombre maximal d'éditions à essayer.
help-edition-tune-out = Écrit là la meilleure édition.

help-doctor = Vérifier une base de données : son schéma, et chaque course, rejouée depuis son journal. Code de sortie 1 si quelque chose ne va pas.

help-backup = Copier toute une base de données dans un fichier, même en service. La copie se restaure dans n'importe quelle sorte de base.
help-backup-file = Un nouveau fichier où l'écrire.
help-backup-skip-unreadable = Laisse de côté les tables illisibles, et les nomme.
help-backup-overwrite = Écrase le fichier s'il existe déjà.

help-restore = Remplir une base de données vide depuis une sauvegarde.
help-restore-file = Une sauvegarde.

help-archive = Exporter dans des fichiers les courses finies depuis longtemps et les supprimer de la base de données.
help-archive-folder = Où vont les fichiers de course.
help-archive-older-than = Âge minimal d'une course finie : 36h, 90d, 26w.
help-page-lang = Langue d'affichage (par défaut, celle du système).
help-metavar-LANGUAGE = LANGUE

## Ce qui est mal tapé

bad-see_help = {$why} (voir : {$command} --help)
bad-no_such_option = L'option {$typed} n'existe pas
bad-no_such_option_near = L'option {$typed} n'existe pas. Voulais-tu dire {$near} ?
bad-no_such_command = La commande « {$typed} » n'existe pas
bad-no_such_command_near = La commande « {$typed} » n'existe pas. Voulais-tu dire {$near} ?
bad-command_missing = Nomme une commande : {$known}
bad-option_needs_value = L'option {$option} demande une valeur
bad-option_takes_no_value = L'option {$option} ne prend pas de valeur
bad-option_missing = Il manque l'option {$option}
bad-argument_missing = Il manque {$argument}
bad-too_much_typed = Rien d'autre n'est attendu, mais ceci a été tapé : {$typed}
bad-whole_between = {$option} demande un nombre entier de {$least} à {$most}, pas « {$typed} »
bad-whole_from = {$option} demande un nombre entier à partir de {$least}, pas « {$typed} »
bad-whole_any = {$option} demande un nombre entier, pas « {$typed} »
bad-number_between = {$option} demande un nombre de {$least} à {$most}, pas « {$typed} »
bad-number_from = {$option} demande un nombre à partir de {$least}, pas « {$typed} »
bad-number_any = {$option} demande un nombre, pas « {$typed} »
bad-told = {$why}
bad-stopped = arrêté
bad-cannot_go_on_here = impossible de continuer : {$why}
bad-cannot_go_on_with = impossible de continuer : {$why} : {$file}

## Ce que dit le système

system-ENOENT = aucun fichier ni dossier de ce nom
system-EACCES = permission refusée
system-EPERM = opération non permise
system-EEXIST = le fichier existe déjà
system-EISDIR = c'est un dossier
system-ENOTDIR = ce n'est pas un dossier
system-ENAMETOOLONG = le nom du fichier est trop long
system-ENOSPC = il n'y a plus de place sur le disque
system-EROFS = le système de fichiers est en lecture seule
system-EADDRINUSE = l'adresse est déjà utilisée
system-EADDRNOTAVAIL = cette adresse n'existe pas ici
system-EMFILE = trop de fichiers ouverts
system-ELOOP = trop de liens symboliques enchaînés
system-EIO = erreur d'entrée ou de sortie
bad-no_words = il n'y a pas de textes en « {$language} » : choisis {$known}
bad-set_what = --set demande option=valeur, pas « {$typed} »
bad-no_option = {$game} n'a pas d'option « {$option} » : ses options sont {$known}
bad-no_options = {$game} n'a pas d'option « {$option} » : il n'en a aucune
bad-option_choice = l'option « {$option} » ne peut pas être « {$value} » : choisis {$known}
bad-seats_of_game = {$game} se joue de {$least} à {$most} sièges, pas à {$number}
bad-no_game = il n'y a pas de jeu « {$name} » : choisis {$known}
bad-no_edition = {$game} n'a pas d'édition « {$edition} » : choisis {$known}, ou nomme un fichier .toml
bad-no_edition_of = il n'y a pas ici d'édition « {$edition} » de {$game}
bad-no_edition_here = il n'y a pas ici d'édition « {$edition} » de {$game}, et le fichier n'en apporte pas
bad-built_in_name = « {$edition} » est le nom d'une édition fournie, et ce texte en diffère : donne un autre nom à ton édition
bad-no_bot = il n'y a pas de bot « {$bot} » : choisis {$known}
bad-no_thinking = « {$name} » n'est pas un bot : un niveau réfléchit de {$least} à {$most} fois autant, comme {$level}*4
bad-empty_seed = une graine ne peut pas être vide : donne un mot, un nombre ou 64 chiffres hexadécimaux
bad-no_seed = une graine est un texte imprimable de 200 caractères au plus, ou 64 chiffres hexadécimaux
bad-no_engine = il n'y a pas de moteur « {$engine} » : choisis {$known}
bad-no_backend = il n'y a pas de backend « {$backend} » : choisis {$known}
bad-json_without_check = --json va avec --check : un serveur dit où il est, et --log-level écrit des lignes JSON
bad-out_is_local = --out écrit les courses sur cette machine : enlève --backend
bad-resume_needs_out = --resume reprend une exécution qui est écrite : indique où avec --out
bad-no_policy = indique ce qui est à mesurer : --policy FICHIER.py:NOM, ou un niveau fourni comme tiro
bad-bot_looks_at_one_race = --bot regarde une seule course : donne un seul fichier
bad-no_task = il n'y a pas de tâche « {$task} » : choisis {$known}
bad-old_task_rules = cette version ne peut pas exécuter {$task} : ses règles sont {$was}, et celles de {$game} sont désormais {$now}
bad-old_task_edition = cette version ne peut pas exécuter {$task} : son édition est {$was}, et celle de {$game} est désormais {$now}
bad-one_deal_at_least = une stratégie se mesure sur 1 donne au moins, pas {$number}
bad-one_race_at_least = une simulation a 1 course au moins, pas {$number}
bad-only_bots = seuls des bots peuvent courir une simulation, pas « me » : pour courir toi-même, utilise hippodrome play
bad-not_on_fast_engine = le moteur rapide ne peut pas faire cela : {$why} ; --engine rules le peut
bad-worker_died = un processus de travail est mort, peut-être faute de mémoire : réessaie avec moins de --jobs
bad-two_levels = un classement demande au moins deux niveaux
bad-max_error_is_for_study = les éditions se comparent sur un nombre fixe de courses : --max-error est pour study
bad-max_error_range = --max-error est une erreur de plus de 0 % et de moins de 50 %, comme 0.5%
bad-no_max_error = --max-error demande une erreur comme 0.5%, pas « {$typed} »
bad-study_too_long = une étude a {$most} courses au plus, pas {$number}
bad-measured_on_rules = {$game} se mesure avec le texte des règles, pas avec son moteur rapide ; --engine rules le peut
bad-sweep_too_long = un balayage a {$most} éditions au plus, et ces plages en font {$number}
bad-no_sound_edition = aucune de ces éditions n'est valable : {$why}
bad-no_edition_or_game = « {$name} » n'est ni un fichier d'édition (.toml) ni un jeu : {$known}
bad-no_game_of_names = nomme au moins un fichier, ou utilise edition compare JEU A B : le jeu de deux noms n'est pas connu
bad-no_number = cette édition n'a pas de nombre « {$name} » : elle a {$known}
bad-no_number_of_many = cette édition n'a pas de nombre « {$name} » : elle a entre autres {$known}
bad-no_range = un balayage demande NOM=PREMIER..DERNIER ou NOM=A,B,C, comme race.whip=3..8, pas « {$typed} »
bad-no_value = cette édition n'a pas de valeur « {$name} »
bad-not_toml_yet = le texte n'est pas du TOML : répare-le avant de changer une valeur
bad-no_want = « {$typed} » ne peut pas se vouloir : dis 'vehicles within 5 %', 'places within 3 %', 'length from 18 to 20', 'openness at least 80 %' ou quelque chose de ce genre
bad-no_measure = « {$typed} » : il n'y a pas de mesure « {$name} » : choisis {$known}
bad-want_backwards = « {$typed} » : le premier nombre est plus grand que le second
bad-no_vehicles = dans {$game}, comme on le court ici, personne n'a de véhicule à soi : on ne peut rien vouloir d'eux
bad-nothing_known_of = on ne sait rien de « {$name} » dans ces courses
bad-nothing_to_resume = il n'y a rien à reprendre : rien n'est conservé de cette commande (elle doit être la même mot pour mot)
bad-no_log_level = --log-level est info, warning ou error, pas « {$level} »
bad-no_host_name = « {$name} » n'est pas un nom de machine : --allowed-hosts demande des noms comme races.example.org, avec des virgules
bad-no_public_url = --public-url est l'URL que les joueurs ouvrent, comme https://races.example.org, pas « {$url} »
bad-no_age = un âge est un nombre avec h, d ou w, comme 90d, pas « {$typed} »
bad-no_such_seat = le siège {$n} ne peut pas être « {$typed} » : choisis {$known}
bad-no_seat_in_terminal = le siège {$n} est « {$typed} » : écris me, me:Nom, ou un bot : {$known}
bad-no_seat_name = le nom au siège {$n} doit avoir 40 caractères affichables au plus
bad-name_length = le nom du siège {$n} doit avoir de 1 à {$most} lettres
bad-name_unseen = le nom du siège {$n} contient des caractères invisibles : utilise des lettres et des chiffres
bad-name_needs_letter = le nom du siège {$n} doit avoir une lettre ou un chiffre
bad-name_twice = deux sièges s'appellent {$name} : donne à chacun son nom
bad-no_line_to_draw = cette course a {$lines} lignes, on ne peut donc pas la dessiner à la ligne {$line}
bad-no_line_to_tell = cette course a {$lines} lignes, on ne peut donc pas la raconter jusqu'à la ligne {$line}
bad-no_seat_in_race = cette course a {$seats} sièges, il n'y a donc pas de siège {$number}
bad-nothing_to_review = il ne s'est encore rien passé dans cette course, il n'y a donc rien à en dire
bad-coach_cannot_go_on = le coach ne peut pas continuer cette course : {$why}
bad-coach_needs_engine = le coach continue les courses avec le moteur rapide, mais : {$why}
bad-no_coach = {$game} n'a pas de coach
bad-no_searching_bots = {$game} n'a pas de bots qui cherchent
bad-no_hint_bot = {$game} n'a pas de bot qui pourrait donner un indice
bad-several_of_name = {$file} : {$number} sièges s'appellent « {$name} » ; donne le numéro du siège
bad-nobody_of_name = {$file} : personne ne s'appelle « {$name} » ; il y a {$known}
bad-whose_races = pour plusieurs courses, dis de qui : --seat NOM, ou le numéro d'un siège
bad-races_of_two_games = {$file} est une course de {$game}, et les autres sont de {$other} : regarde un jeu à la fois
bad-in_file = {$file} : {$why}
bad-cannot_read = impossible de lire {$file} : {$why}
bad-cannot_write = impossible d'écrire {$file} : {$why}
bad-cannot_write_old = impossible d'écrire {$file} : {$why} ; l'ancien fichier éventuel est intact
bad-cannot_make_folder = impossible de créer {$folder} : {$why}
bad-file_too_large = {$file} dépasse {$most} octets : ce ne peut pas être ce qui est demandé
bad-no_text_file = {$file} n'est pas un fichier texte
bad-no_text = ce n'est pas un fichier texte
bad-no_file = il n'y a pas de fichier {$file}
bad-no_plain_file = {$file} n'est pas un fichier ordinaire : nomme un nouveau fichier
bad-backup_exists = {$file} existe déjà : nomme un nouveau fichier, ou ajoute --overwrite
bad-exists_already = {$file} existe déjà : choisis un autre nom, ou efface-le d'abord
bad-toml_name = {$file} : le nom d'un fichier d'édition finit par .toml
bad-new_toml = {$file} : une édition s'écrit dans un nouveau fichier dont le nom finit par .toml
bad-no_report_there = {$file} : on ne peut pas y écrire de rapport
bad-no_data_there = {$file} : on ne peut pas y écrire de données
bad-cannot_accept = {$file} : {$why} : les textes s'acceptent dans une copie des sources
bad-out_exists = {$file} existe déjà : donne un autre nom, ou enlève-le d'abord
bad-begun_run = {$folder} contient le début d'une telle exécution : --resume la reprend, ou enlève-le d'abord
bad-other_run = {$folder} contient le début d'une autre exécution : la même commande la reprend, avec --resume
bad-folder_not_empty = {$folder} n'est pas vide : donne un autre nom
bad-other_rules = cette course a été jouée avec la version {$version} des règles de {$game} ; ce programme joue la version {$plays} : ouvre-la avec la version du programme qui l'a écrite
bad-race_goes_on = ligne {$line} : la course est finie, mais le fichier continue avec « {$ask} »
bad-other_question = ligne {$line} : le fichier répond à « {$ask} », mais les règles demandent « {$asked} »
bad-answer_refused = ligne {$line} : les règles refusent cette réponse : {$why}
bad-race_too_long = un fichier de course a {$most} caractères au plus
bad-race_empty = le fichier est vide : un fichier de course commence par {"{"}"hippodrome": 1, ...
bad-race_cut = le fichier est coupé au milieu de sa dernière ligne : restaure-le depuis une copie
bad-race_line = la ligne {$line} n'est pas une ligne de fichier de course : ce devrait être un objet JSON
bad-no_race_file = ce n'est pas un fichier de course : sa première ligne devrait commencer par {"{"}"hippodrome": 1, ...
bad-race_format = ce fichier de course a le format {$format} ; ce programme lit le format {$reads}
bad-half_character = la ligne {$line} contient la moitié d'un caractère : restaure le fichier depuis une copie
bad-race_changed = la ligne {$line} a été changée après coup : sa somme ne correspond pas
bad-race_lacks = il manque quelque chose à ce fichier de course : {$what}
bad-race_wrong = ce fichier de course n'est pas comme il devrait être : {$why}
bad-seed_digits = « {$field} » devrait avoir 64 chiffres hexadécimaux, ou rien tant que c'est secret
bad-seed_not_committed = la graine n'est pas celle qui avait été engagée
bad-field_holds_tables = « {$field} » devrait contenir des tables
bad-stretch_seed = la graine d'un tronçon de « before » devrait avoir 64 chiffres hexadécimaux
bad-field_text = « {$field} » devrait être un texte
bad-field_whole = « {$field} » devrait être un nombre entier
bad-field_list = « {$field} » devrait être une liste
bad-field_table = « {$field} » devrait être une table
bad-field_entries = « {$field} » devrait avoir {$most} entrées au plus, pas {$number}
bad-field_unseen = « {$field} » contient des caractères qui ne peuvent pas s'afficher
bad-field_long = « {$field} » devrait avoir {$most} caractères au plus
bad-field_texts = « {$field} » devrait contenir des textes de {$most} caractères affichables au plus
bad-field_blank = « {$field} » contient un nom qui ne se voit pas
bad-carried_edition_long = l'édition qu'apporte cette course dépasse {$most} caractères
bad-race_of_another = {$file} est une course de {$game} : joue-la avec hippodrome play {$game} --file {$path}
bad-seed_is_secret = {$file} garde sa graine secrète, la course ne peut donc continuer que là d'où elle vient
bad-bot_from_file = {$file} fait courir le bot « {$bot} », qui n'est pas fourni : nomme-le dans --seats pour continuer
bad-script_wrong = le hasard écrit pour « {$stream} » est {$drawn}, mais « {$about} » demande {$count} nombres de 0 à {$last}
bad-script_wrong_distinct = le hasard écrit pour « {$stream} » est {$drawn}, mais « {$about} » demande {$count} nombres différents de 0 à {$last}
bad-script_ends = il ne reste plus de hasard écrit pour « {$stream} » (demandé : {$about})
bad-pickled_rules = ceci a été conservé avec la version {$version} des règles de {$game} ; ce programme joue la version {$plays}
bad-luck_differs = ligne {$line} : la graine donne {$expected} pour « {$ask} », le fichier dit autre chose
bad-too_many_lines = une course apportée ici a {$most} lignes au plus, pas {$number}
bad-too_long_to_read = ceci prend trop de temps ou de place à lire : ce ne peut pas être ce que ce devrait être
bad-cannot_be_drawn = ceci ne peut pas être dessiné
bad-luck_changed = événement {$event} : le hasard a été noté {$found}, mais les règles tirent maintenant {$drawn}
bad-of_another_release = cette course a été écrite par une autre version du programme et ne peut pas continuer : {$why}
bad-closed_by_host = fermée par la personne qui l'a ouverte
bad-not_read_back = une course ne se relirait pas comme elle a été écrite : elle reste dans la base de données
bad-newer_schema = cette base de données a le schéma {$schema}, d'une version plus récente du programme : utilise celle-là
bad-other_schema = la base de données a le schéma {$schema}, et cette version {$head} : lance d'abord un serveur de cette version
bad-unsound_backup = {$file} n'est pas une sauvegarde valable : {$why}
bad-no_backup = {$file} n'est pas une sauvegarde
bad-other_backup = {$file} est une sauvegarde d'une autre version, que celle-ci ne sait pas lire
bad-changed_backup = {$file} a été changé après coup : sa somme ne correspond pas
bad-changed_backup_line = {$file} a été changé après coup : la ligne {$line} ne peut pas être lue
bad-damaged_file = {$file} est abîmé ou coupé
bad-cut_backup = {$file} est coupé : il manque sa dernière ligne
bad-in_table = table {$table} : {$why}
bad-in_database = la base de données : {$why}
bad-table_unreadable = ses enregistrements sont illisibles : {$why}
bad-table_senseless = ses enregistrements n'ont pas de sens : {$kind} : {$why}
bad-journal_gaps = les numéros de son journal ont des trous
bad-journal_unreadable = son journal est illisible : {$why}
bad-other_card = sa fiche n'est pas ce que dit son journal
bad-cannot_lock = impossible de servir {$file} : son verrou {$lock} ne peut pas être ouvert : {$why}
bad-file_is_served = un autre serveur a déjà ouvert {$file} : utilise-le, ou une autre --database
bad-file_is_served_at = un autre serveur a déjà ouvert {$file} (processus {$process} à {$address}) : utilise-le, ou une autre --database
bad-file_is_served_by = un autre serveur a déjà ouvert {$file} (processus {$process}) : utilise-le, ou une autre --database
bad-cannot_go_on = impossible de continuer avec {$database} : {$why} ; hippodrome doctor en dit plus
bad-cannot_open_database = impossible d'ouvrir la base de données {$database} : {$why}
bad-not_a_database = impossible d'ouvrir la base de données {$database} : le fichier n'en est pas une
bad-no_races_in = la base de données {$database} ne contient pas de courses d'Hippodrome
bad-database_in_use = cette base de données a déjà des tables : restaure dans une base vide
bad-no_database_named = il n'y a pas de base de données dans {$database} : nomme un fichier, comme sqlite:///club.db
bad-no_database = il n'y a pas de base de données {$file} : rien n'a été lu ni créé
bad-database_no_file = {$file} n'est pas une base de données : ce n'est pas un fichier ordinaire
bad-empty_database = {$file} est vide : il ne contient pas de courses
bad-foreign_database = la base de données {$file} appartient à un autre programme : nomme un fichier à part pour Hippodrome
bad-cannot_keep_races = impossible de conserver des courses dans {$folder} : {$why} ; indique un lieu avec --database
bad-cannot_listen = impossible d'écouter sur {$host}, port {$port} : {$why}
bad-needs_psycopg = PostgreSQL demande le paquet psycopg, qui n'est pas installé : pip install 'psycopg[binary]'
bad-needs_driver = impossible d'ouvrir la base de données {$database} : le paquet {$package} n'est pas installé
bad-processes_need_postgres = plusieurs processus demandent PostgreSQL : --database postgresql://... (SQLite est pour un seul processus)
bad-thinking_needs_postgres = réfléchir sur d'autres machines demande PostgreSQL : --database postgresql://... (comme en ont les serveurs)
bad-remote_workers_need_postgres = --remote-workers demande PostgreSQL, où se trouve la file des tâches : --database postgresql://...
bad-no_web_address = ce n'est pas une adresse web
bad-no_hook = les notifications vont à une adresse http ou https simple
bad-no_host = il n'y a pas de machine « {$host} »
bad-private_hook = les notifications ne peuvent pas aller dans un réseau privé
bad-no_function = il n'y a pas de stratégie « {$name} » : nomme une fonction {$called} comme FICHIER.py:NOM, ou un niveau fourni
bad-not_callable = la stratégie « {$name} » n'est pas une fonction : ce devrait en être une, {$called}
bad-name_too_long = « {$name} » demande un nom plus court : {$most} caractères affichables au plus
bad-module_lacks = « {$name} » : {$module} n'a pas de « {$part} » ; il a {$there}
bad-module_is_empty = « {$name} » : {$module} n'a pas de « {$part} » ; il n'a aucune fonction
bad-no_module = {$module} n'est ni un fichier qui finit par .py ni un module comme paquet.module
bad-cannot_load = « {$name} » ne peut pas être chargé : {$why}
bad-cannot_load_raised = « {$name} » ne peut pas être chargé : {$kind} : {$why}
bad-cannot_load_raised_at = « {$name} » ne peut pas être chargé : {$kind} : {$why} ({$file}, ligne {$line})
bad-bot_no_function = le bot « {$name} » n'est pas une fonction : ce devrait en être une, def bot(pov, rng)
bad-bot_wrong_function = le bot « {$name} » devrait être une fonction, def bot(pov, rng), ou une classe créée sans arguments, avec def __call__(self, pov, rng)
bad-called_while_reading = une simulation est lancée chaque fois que le fichier est lu : mets cet appel sous une ligne  if __name__ == '__main__':
bad-needs_plots = un rapport demande la bibliothèque de graphiques : pip install 'hippodrome[lab]'
bad-needs_parquet = les fichiers Parquet demandent PyArrow : pip install 'hippodrome[lab]'
bad-needs_pyarrow = les jeux de données demandent PyArrow : pip install 'hippodrome[learn]'
bad-needs_pettingzoo = ceci demande PettingZoo : pip install 'hippodrome[learn]'
bad-needs_gymnasium = ceci demande gymnasium : pip install 'hippodrome[learn]'
bad-needs_openspiel = ceci demande OpenSpiel : pip install 'hippodrome[learn]'
bad-needs_ray = une grappe demande Ray : pip install 'hippodrome[cluster]'
bad-no_cluster = Ray ne peut être ni joint ni lancé : {$why}
bad-cannot_compile = rien ne peut être compilé ici : {$why} ; sans cela tout marche, plus lentement
bad-no_fast_engine = le moteur rapide de {$game} ne peut pas servir : {$why}
bad-fast_none_for = il n'y en a pas pour {$game}
bad-fast_own_bots = les bots extérieurs courent avec le texte des règles
bad-fast_not_asked = le texte des règles était demandé
bad-fast_needs = on ne trouve pas {$packages} : pip install {$typed}
bad-fast_too_many = {$what} : {$number}, c'est plus que les {$most} pour lesquels le moteur rapide a de la place
bad-fast_unknown = le moteur rapide ne connaît pas ceci : {$what} « {$name} »
bad-fast_unknown_field = le moteur rapide ne connaît pas « {$name} » ({$kind})
bad-fast_no_bot = le moteur rapide n'a pas de bot « {$name} »
bad-fast_unknown_option = le moteur rapide de {$game} ne connaît pas l'option « {$name} »
bad-fast_other_rules = le moteur rapide de {$game} a été vérifié avec la version {$proved} des règles, et celles-ci sont la version {$version}
bad-fast_no_drafts = {$game} n'a pas de brouillons compilés
bad-fast_small_box = la zone de bonus a {$places} places, moins qu'il n'y a de marqueurs
bad-fast_many_symbols = une carte montre un symbole plus de {$most} fois
bad-fast_not_in_turn = le siège {$seat} n'a pas répondu, mais un siège suivant oui
bad-fast_few_cards = il n'y a pas assez de cartes sur la table pour toutes les mains et la rangée de la foule
bad-fast_other_order = l'ordre de course n'est pas celui des places sur la piste
bad-fast_other_faces = les faces des dés ont d'autres numéros que dans le moteur rapide
bad-fast_stopped_for_luck = la table s'est arrêtée pour le hasard ({$about}), au milieu d'une partie du jeu
bad-fast_two_chariots = deux chars sont sur une même case
bad-fast_two_caltrops = deux chausse-trapes sont sur une même case
bad-fast_many_points = un char a plus de points qu'une échelle ne peut en avoir
bad-fast_other_seats = les courses avec commissaires ne se poursuivent ensemble que si toutes ont autant de sièges
bad-fast_in_the_middle = un état au milieu de « {$phase} » ne dit pas quelles règles attendent : il y faut la table
bad-fast_unsorted_hand = une main n'est pas dans l'ordre de ses cartes
bad-fast_stops_elsewhere = le moteur rapide ne s'arrête pas pour le hasard là où la table le fait
bad-fast_lost_way = le moteur rapide ne peut pas suivre cette table : {$why}
bad-written_by_rules = les courses sont écrites par le texte des règles : enlève --engine
bad-too_many_options = {$game} n'apporte pas d'identifiants, et {$number} choix sont plus que les {$most} qui peuvent se dire par leur place dans une liste
bad-no_observation = {$game} n'apporte pas d'observation : son paquet n'a pas de partie « learn » (docs/study/learning.md)
bad-batch_size = un lot a de 1 à {$most} courses, pas {$number}
bad-batch_not_fast = le moteur rapide ne peut pas jouer ce lot : {$why} ; engine='rules' le peut
bad-step_shape = un pas demande {$number} identifiants, un par course, pas un tableau de forme {$shape}
bad-id_forbidden = la course {$race} ne peut pas utiliser l'identifiant {$id} : son masque l'interdit
bad-needs_opponents = un siège seul demande des adversaires : nomme un bot, comme opponents='tiro'
bad-no_seat_number = il n'y a pas de siège {$number} : les sièges vont de 0 à {$last}
bad-reset_first = réinitialise l'environnement (reset) avant son premier pas
bad-seats_no_number = les sièges sont un nombre, pas {$typed}
bad-no_reward = il n'y a pas de récompense « {$reward} » : choisis {$known}
bad-opponents_number = {$seats} sièges ont {$opponents} adversaires, pas {$number}
bad-draft_not_done = ce brouillon n'est pas fini : {$number} identifiants peuvent suivre, et l'un d'eux le doit
bad-id_may_not_follow = l'identifiant {$id} ne peut pas suivre ici : seulement {$may}
bad-draft_is_done = l'identifiant {$id} ne peut pas suivre ici : le brouillon est fini
bad-game_name = le nom d'un jeu est fait de minuscules, de chiffres et de traits d'union isolés
bad-no_parts = {$module} n'a pas de PLUGIN qui soit un hippodrome.games.plugin.GamePlugin
bad-no_game_object = GAME de {$module} n'est pas un hippodrome.core.game.Game
bad-game_called = son GAME s'appelle « {$name} », et son point d'entrée « {$entry} »
bad-no_house_edition = il n'a pas de editions/reconstructed.toml, l'édition jouée quand personne n'en nomme une autre
bad-words_lack = il manque à locale/{$language}.ftl : {$known}
bad-game_unusable = le jeu « {$name} » du paquet {$package} ne peut pas servir : {$why}
bad-game_twice = le jeu « {$name} » ne peut pas servir : {$packages} en apportent un de ce nom ; n'en garde qu'un
bad-game_raised = le jeu « {$name} » du paquet {$package} ne peut pas servir : {$kind} : {$why}
bad-game_raised_silently = le jeu « {$name} » du paquet {$package} ne peut pas servir : {$kind} : il n'en dit pas plus
bad-game_of_the_house = le jeu « {$name} » du paquet {$package} ne peut pas servir : un jeu fourni porte ce nom, et c'est lui qu'on joue
bad-no_scenarios = {$folder} : il n'y a pas de scénario dans ce dossier : ce sont des fichiers .toml
bad-setup_low_port = {$port} est un port réservé à l'administration du système : lance le serveur comme cette vérification
bad-setup_few_files = un processus peut ouvrir {$hard} fichiers, et chaque connexion en est un : permets-en au moins {$needed} (ulimit -Hn {$needed} ; dans une unité systemd, LimitNOFILE=)
bad-setup_slower = les bots cherchent plus lentement : {$why}
bad-setup_not_kept = il ne peut pas être conservé, les moteurs des bots sont donc recompilés à chaque lancement, une minute ou deux : mets XDG_CACHE_HOME sur un dossier à toi
bad-setup_any_name = avec --allowed-hosts '*', n'importe quel site peut faire pointer son nom ici : énumère les noms, sauf si nginx les compare
bad-setup_anybody_else = {$variable}=* laisse n'importe qui se faire passer pour quelqu'un d'autre : nomme l'adresse de nginx
bad-setup_say_address = {$variable} est définie, il y a donc un proxy : indique avec --public-url ce que les gens ouvrent, pour les liens et HSTS
bad-setup_not_the_root = les pages sont servies à la racine d'un nom, pas plus bas : enlève « {$path} » de --public-url
bad-setup_open_without_proxy = on vient à {$address} par un proxy, mais {$host} est ouvert sans lui et sans TLS : écoute sur 127.0.0.1, ou mets dans {$variable} l'adresse du proxy s'il est sur une autre machine
bad-setup_not_encrypted = {$address} n'est pas chiffrée : qui écoute a les secrets des sièges ; mets nginx avec TLS devant
bad-setup_only_this_machine = {$host} n'est ouvert qu'à cette machine : un proxy doit y transmettre ce qui arrive à {$name}
bad-setup_no_dns = le nom {$name} n'a pas d'adresse : personne ne le trouve (DNS)
bad-setup_schema_rises = le schéma passe de {$now} à {$head} au premier lancement : sauvegarde avant
bad-setup_no_races_yet = il n'y a pas encore de courses : le premier lancement crée les tables
bad-setup_in_memory = {$database} est en mémoire : toutes les courses se perdent à chaque redémarrage
bad-setup_folder_closed = on ne peut rien écrire dans le dossier {$folder}, et SQLite pose des fichiers à côté de la base
bad-setup_little_room = il ne reste que {$free} Mo là où se trouve {$file} : il en faut au moins {$needed}
bad-setup_not_this_users = cet utilisateur ne peut pas lire et écrire {$file}
bad-setup_not_ours_to_close = d'autres sur cette machine peuvent ouvrir {$file}, et cet utilisateur ne peut pas le fermer : utilise chown
bad-setup_open_to_others = d'autres sur cette machine peuvent ouvrir {$file} : le serveur le leur ferme à son lancement
bad-setup_read_only = ce PostgreSQL est en lecture seule : nomme celui où l'on écrit
bad-setup_encoding = la base est en {$encoding}, et les noms existent dans toutes les écritures : crées-en une en UTF8
bad-setup_no_create = cet utilisateur ne peut pas y créer de tables, ce que doit faire le premier lancement : grant create on schema public
bad-setup_no_write = cet utilisateur ne peut pas écrire dans les tables existantes : laisse servir leur propriétaire, ou accorde-le
bad-setup_no_fsync = fsync est désactivé dans PostgreSQL : une coupure de courant abîmerait la base
bad-setup_few_connections_server = PostgreSQL a {$limit} connexions pour les utilisateurs, et il peut en falloir {$needed} ({$each} par processus) : augmente max_connections, ou lance moins de --workers
bad-setup_few_connections_database = la base a {$limit} connexions pour les utilisateurs, et il peut en falloir {$needed} ({$each} par processus) : augmente sa limite, ou lance moins de --workers
bad-setup_few_connections_role = le rôle a {$limit} connexions pour les utilisateurs, et il peut en falloir {$needed} ({$each} par processus) : augmente sa limite, ou lance moins de --workers
fast-spaces_of_the_board = cases du plateau
fast-spaces_in_a_move = cases dans un mouvement
fast-points_of_a_chariot_s_track = points d'une échelle de char
fast-dice = dés
fast-faces_of_the_die = faces du dé
fast-caltrops = chausse-trapes
fast-seats = sièges
fast-cards_in_the_deck = cartes dans la pioche
fast-cards_in_a_hand = cartes dans une main
fast-cards_in_a_move = cartes dans un mouvement
fast-cards_on_the_crowd_track = cartes dans la rangée de la foule
fast-symbols = symboles
fast-different_symbols_on_a_card = symboles différents sur une carte
fast-kinds_of_tokens = sortes de jetons
fast-fan_tokens = jetons de fan
fast-tokens_of_a_kind_in_front_of_a_seat = jetons d'une sorte devant un siège
fast-cards_for_a_discard_token = cartes pour un jeton défausse
fast-skills_cards = cartes d'habileté
fast-steps_of_the_skills_track = crans de la piste d'habileté
fast-faces_of_the_emperor_die = faces du dé de l'empereur
fast-spaces_in_a_lap = cases dans un tour
fast-attack_boxes = emplacements d'attaque
fast-cards = cartes
fast-crew_cards = cartes d'équipe
fast-modifications_of_a_vehicle = modifications d'un véhicule
fast-contagions = contagions
fast-reaction_cards = cartes de réaction
fast-vehicles = véhicules
fast-sides_of_the_die = faces du dé
fast-counters_on_the_flag = marqueurs sur le drapeau
fast-token = jeton
fast-icon = icône
fast-face = face
fast-colour = couleur
fast-phase = phase
fast-way_to_join_the_board = façon d'assembler le plateau
fast-effect = effet
fast-aim = cible
fast-event = événement
fast-role = rôle
fast-part_of_play = partie du jeu
fast-length = durée
fast-state = état
fast-chariot = char
fast-racer = véhicule
said-verify_fair = {$file} : {$lines} lignes suivent les règles ; les {$checked} tirages viennent tous de la graine engagée sous {$commitment}...
said-verify_secret = {$file} : {$lines} lignes suivent les règles ; la graine est encore secrète, le hasard n'est donc pas vérifié
said-verify_wrong = {$file} : ligne {$line} : la graine donne {$expected} pour « {$what} », le fichier a {$found} ({$wrong} tirages sur {$checked} diffèrent)
said-game = {$title}, de {$least} à {$most} sièges, du paquet {$package}
said-game_of_one_size = {$title}, {$least} sièges, du paquet {$package}
said-edition_new = {$file} est à toi, à changer ; 'hippodrome edition check {$file}' dit si tout va bien
said-compiling = compilation de {$game}
said-compiling_once = compilation du moteur rapide de {$game}, une seule fois sur cette machine ...
said-compiling_batches = compilation du moteur rapide de {$game} pour les lots, une seule fois sur cette machine ...
said-compiled = {$game} : compilé en {$seconds} s
said-compiled_before = {$game} : était déjà compilé
said-no_fast_engine = {$game} : n'a pas de moteur rapide
said-written =
    {$races} { $races ->
        [one] course écrite
       *[other] courses écrites
    }{ $rows ->
        [0] {""}
       *[other] {" "}en {$rows} lignes
    } dans {$file}
said-tasks = Tâches : le résultat est la part de courses gagnées
said-task = tâche
said-task_game = jeu
said-task_seats = sièges
said-task_opponents = adversaires
said-task_edition = édition
said-score = {$policy} gagne {$score} ({$low} à {$high}) de {$races} courses de {$task} ; à forces égales, ce serait {$even}
said-ids = {$game}, édition {$edition} : {$n} identifiants
said-id = identifiant
said-id_means = signifie
said-fields = {$game}, édition {$edition}, {$seats} sièges : {$n} nombres
said-field_numbers = nombres
said-field_name = champ
said-field_divided_by = divisé par
said-field_what = ce que c'est
said-words_no_file = il n'y a pas de locale/{$language}.ftl : on lit de l'anglais
said-words_lacking = manque : on lit de l'anglais
said-words_too_much = en trop : l'anglais n'a pas ce texte
said-words_unreadable = illisible : {$why}
said-words_values =
    autres valeurs{ $lost ->
        [0] {""}
       *[other]  ; il manque {$lost}
    }{ $made ->
        [0] {""}
       *[other]  ; en trop : {$made}
    }
said-words_changed = changé : le texte anglais a changé depuis la traduction
said-words_to_do =
    {$language} : { $n ->
        [0] complet
       *[other] {$n} à faire
    }
said-examining = examen ... {$n}
said-copying = copie ... {$n}
said-restoring = restauration ... {$n}
said-archiving = archivage ... {$n}
said-examined =
    {$database} : {$tables} { $tables ->
        [one] table
       *[other] tables
    }{ $states ->
        [0] {""}
       *[other] {" "}({$states})
    }, {$events} { $events ->
        [one] événement
       *[other] événements
    }, {$faults} { $faults ->
        [one] défaut
       *[other] défauts
    }
said-state_gathering = {$n} pas encore en course
said-state_running = {$n} en cours
said-state_over =
    {$n} { $n ->
        [one] terminée
       *[other] terminées
    }
said-state_unfinished =
    {$n} { $n ->
        [one] inachevée
       *[other] inachevées
    }
said-state_closed =
    {$n} { $n ->
        [one] fermée
       *[other] fermées
    }
said-left_out = laissée de côté : {$why}
said-backed_up =
    {$file} : {$tables} { $tables ->
        [one] table
       *[other] tables
    } de {$database}
said-restored =
    {$database} : {$tables} { $tables ->
        [one] table
       *[other] tables
    } de {$file}
said-archived =
    {$folder} : {$races} { $races ->
        [one] course
       *[other] courses
    } de {$database}
said-thinking =
    Réflexion pour {$database} avec {$n} { $n ->
        [one] processus
       *[other] processus
    } ; Ctrl-C l'arrête, et d'autres continuent.
said-here = Hippodrome est à l'adresse {$address}
said-others = Les autres sur ce réseau ouvrent {$address}
said-friends =
    { $n ->
        [0] Cet ordinateur n'a d'adresse dans aucun réseau : aucun autre appareil ne peut le joindre.
        [one] Tes amis sur le même réseau ouvrent ce lien :
       *[other] Tes amis sur le même réseau ouvrent l'un de ces liens :
    }
said-open_here_only = Le siège libre ne peut être pris que depuis cet ordinateur ; avec --lan, depuis tout ton réseau.
said-keep_running = Laisse ceci tourner pendant que tu joues ; Ctrl-C l'arrête. Rien n'est perdu.
said-scenario_step = étape {$step}, {$what}
said-scenario_expected = attendu
said-scenario_found = trouvé
said-scenarios =
    {$n} { $n ->
        [one] scénario
       *[other] scénarios
    } : { $failed ->
        [0] tout s'est réalisé
       *[other] {$failed} en échec
    }
said-every_piece = chaque pièce quelque part exactement une fois
said-every_outcome = chaque résultat écrit est demandé
said-left_over = {$n} de reste
said-taken_back = repris
said-taking_back = reprendre
said-none_begins = aucun choix de {$what} ne commence ainsi
said-offered = proposé : {$answer}
said-refused =
    refusé : {$code}{ $data ->
        [0] {""}
       *[other] {" "}({$data})
    }{ $section ->
        [0] {""}
       *[other] , {$section}
    }
said-refused_at_all = refusé
said-waits_over = rien : la course est finie
said-waits_ask = « {$about} »
said-waits_luck = hasard
said-fault = erreur : {$part} : {$why}
said-note = note : {$part} : {$why}
said-faults = erreurs : {$number}
said-ready = tout est prêt
said-part-games = jeux
said-part-log_level = journaux
said-part-database = base de données
said-part-public_url = URL publique
said-part-port = port
said-part-open_files = fichiers ouverts
said-part-compiled_code = code compilé
