### Les mots de la maison en français.

# What this language calls itself, in the list of languages.
language-name = Français

word-yes = oui
word-no = non
word-and = {$left} et {$right}
word-and_before_i = {$left} et {$right}
word-or = {$left} ou {$right}
word-list = {$left}, {$right}
word-clauses = {$left} ; {$right}
word-sentences = {$left} {$right}
word-notes = {$left} · {$right}
word-labelled = {$label} : {$value}
word-ranked = {$n}. {$name}
word-times = {$what} × {$n}
word-aside = {$what} ({$more})
word-plus_minus = {$value} ±{$error}
word-between = {$low} à {$high}
word-range = {$low} – {$high}
word-cited = {$sentence} ({$section})
word-nobody = personne
word-nothing = rien
word-seat = siège {$n}

# En quoi se compte une course ; chaque jeu a son propre mot : manche, tour.
-turn = { $at ->
    [start] Tour de jeu
   *[within] tour de jeu
}

reason-race_over = La course est finie.
reason-luck_first = Il faut d'abord résoudre un dé ou une carte.
reason-not_your_decision = Cette décision n'est pas la tienne : on attend {$waiting}.
reason-not_offered = « {$answer} » ne fait pas partie des choix.
reason-not_an_outcome = « {$answer} » ne peut pas sortir ici.
reason-nothing_to_take_back = Il n'y a rien à annuler.
reason-undo_luck = Depuis, un dé ou une carte est sorti : impossible d'annuler.
reason-undo_other = {$seat} a répondu depuis : impossible d'annuler.
reason-undo_revealed = Quelque chose de caché a été montré depuis : impossible d'annuler.
reason-undo_no_time = Ton temps pour cette décision est écoulé : impossible d'annuler.

# Ce qui ne va pas dans le fichier d'une édition, et où. `key` est le nom d'une valeur du fichier, `value` ce qui y est écrit.
fault-at = {$key} : {$reason}
fault-line = ligne {$line} : {$reason}
fault-own = {$sentence}
fault-of_file =
    {$file} : {$first}{ $more ->
        [0] {""}
       *[other] {" "}(et {$more} de plus ; voir : hippodrome edition check {$file})
    }
fault-on_purpose = {$reason} ; si c'est voulu, écris departs = ["{$limit}"] au début
fault-not_toml = ce n'est pas du TOML : {$why}
fault-no_game = ne dit pas son jeu : il lui faut une ligne comme game = "charioteer"
fault-nested = est imbriqué trop profondément
fault-line_too_long = la ligne est trop longue : {$most} caractères au plus
fault-text_too_long = est trop long : {$most} caractères au plus
fault-too_many_values = le fichier contient plus de {$most} valeurs : aucune boîte n'en a autant
fault-too_many = a trop d'entrées : {$number}, alors qu'une table en demande {$most} au plus
fault-too_many_languages = existe en {$number} langues, et {$most} sont le maximum
fault-too_many_options = une question pourrait avoir jusqu'à {$number} options, et {$most} sont permises ; cela dépend de {$fields}
fault-no_language = n'est pas le code d'une langue, comme en ou de
fault-bad_key = le nom d'une clé est trop long ({$most} lettres au plus) ou contient des caractères qu'on ne peut pas afficher
fault-unshown = contient des caractères qu'on ne peut pas afficher
fault-missing = manque
fault-empty = est vide
fault-name_too_long = doit avoir {$most} lettres au plus
fault-no_number = doit être un nombre entier, pas {$value}
fault-no_numbers = doit être une liste de nombres entiers, et non vide
fault-no_text = doit être un texte entre guillemets, pas {$value}
fault-no_texts = doit être une liste de textes entre guillemets, et non vide
fault-no_table = doit être une table, pas {$value}
fault-out_of_range = vaut {$value}, mais doit aller de {$low} à {$high}
fault-one_out_of_range = contient {$value}, mais chacun doit être un nombre entier de {$low} à {$high}
fault-not_that = vaut {$value}, mais doit être {$wanted}
fault-none_of_these = vaut {$value}, mais doit être l'un de ceux-ci : {$known}
fault-unknown_key = personne ne connaît cette clé ; connues ici : {$known}
fault-no_such_limit = {$value} n'est pas une limite de ce jeu ; on connaît {$known}
fault-scenario_missing = manque
fault-scenario_should_be =
    devrait être { $kind ->
        [text] un texte entre guillemets
        [whole] un nombre entier
        [whole_or_name] un nombre entier ou un nom
        [true] true ou false
        [array] une liste
        [array_of_text] une liste de textes
        [array_of_whole_or_name] une liste de nombres entiers ou de noms
        [array_of_true] une liste de true ou false
        [array_of_array] une liste de listes
        [array_of_table] une liste de tables
       *[table] une table
    }, pas {$value}
fault-scenario_no_steps = est vide : un scénario a au moins une étape (step)
fault-scenario_no_players = manque : dis qui est assis où, par exemple ["Elaine", "David"]
fault-scenario_no_name = personne ne peut s'appeler « {$name} »
fault-scenario_name_twice = deux joueurs s'appellent « {$name} »
fault-scenario_nobody_called = personne ne s'appelle « {$name} » ; jouent {$players}
fault-scenario_refused_what = devrait avoir answer, ou withdraw = true, ou undo = true
fault-scenario_is_false = est false : laisse-le plutôt de côté
fault-scenario_no_parts = {$game} ne garde rien pour un siège seul : écris-le sous [table]
fault-scenario_no_fact = il n'y a pas de fait « {$kind} » ; les faits sont {$known}
fault-scenario_name_or_number = devrait être un nom ou un nombre, pas {$value}
fault-scenario_only_numbers = « {$about} » n'a pas de noms : écris des nombres de 0 à {$last}
fault-scenario_no_names = « {$about} » n'a pas de noms : écris le nombre
fault-scenario_nowhere = {$pieces} : nulle part
fault-scenario_too_many = {$pieces} : à trop d'endroits
fault-scenario_no_card_number = il n'y a pas de carte {$number}
fault-scenario_elsewhere = {$name} est déjà ailleurs sur la table
fault-scenario_too_full =
    a {$number} { $number ->
        [one] carte
       *[other] cartes
    }, mais {$most} au plus y ont leur place
fault-scenario_order_all = devrait nommer tout le monde une fois, d'abord qui est en tête
fault-scenario_no_card = cette édition n'a pas de carte « {$name} »
fault-scenario_not_in_deck = « {$name} » n'est pas dans la pioche en ce moment
fault-limit_is_kept = tout dans ce fichier respecte {$value} : retire-le
edition-is_sound = {$file} : une édition correcte de {$game}

replay-waiting = La course continue : on attend {$waiting}.

terminal-brief = {$says}.
terminal-brief_of = {$name} : {$says}.
terminal-more = -- Entrée pour lire la suite --
terminal-go_on = -- Entrée pour continuer --
terminal-you = {$seat} (toi)
terminal-bot = {$seat} (bot : {$level})
terminal-seats = Au départ : {$who}.
terminal-sealed_luck = Le hasard est scellé. L'empreinte (hash) de la graine derrière chaque carte et chaque dé est
terminal-kept = Chaque réponse est enregistrée dans {$file}.
terminal-resumed = {$file} : la course reprend là où elle s'est arrêtée.
terminal-resumed_over = {$file} contient une course finie.
terminal-resumed_own = Le fichier a ses propres sièges, graine, édition et options : ceux que tu viens de taper ne servent pas.
terminal-begin = ? explique quoi faire, { terminal-letter-quit } pour quitter.
terminal-choosing =
    {$seats} { $seats ->
        [one] choisit
       *[other] choisissent
    } ...

terminal-bot_failed-exception = {$seat} ({$bot}) a levé une exception à la question « {$about} » ; un tiro a répondu à sa place.
terminal-bot_failed-refused = {$seat} ({$bot}) a donné une réponse non valable à la question « {$about} » ; un tiro a répondu à sa place.
terminal-bot_failed-slow = {$seat} ({$bot}) a trop tardé à la question « {$about} » ; un tiro a répondu à sa place.

terminal-whose_turn = {$seat}, c'est à toi.
terminal-pass_on = Passe le clavier à {$seat}.
terminal-pass_ready = {$seat}, appuie sur Entrée quand personne d'autre ne voit l'écran :{" "}
terminal-pass_back = ({ terminal-letter-undo } le rend à {$seat}, qui peut choisir à nouveau.)
terminal-taken_back = Annulé : choisis à nouveau.
terminal-changed_mind = {$seat} reprend sa réponse scellée.
terminal-log_all = ({ terminal-letter-log } { terminal-word-all } raconte la course depuis le début.)
terminal-log_what = { terminal-letter-log } raconte les derniers événements, { terminal-letter-log } { terminal-word-all } la course depuis le début ; { terminal-letter-log } {$typed} n'existe pas.
terminal-help_more = Plus : {$topics} ; tout à la fois : ? {$all}.
terminal-help_what = Rien à expliquer sous ce nom. Essaie {$topics}, ? {$all}.
terminal-nothing_picked = Rien n'est encore choisi : ? explique ce qu'on peut taper.
terminal-saved = Enregistré dans {$file} ; désormais après chaque réponse.
terminal-save_where = Indique où : enregistrer soir.race
terminal-save_exists = {$file} existe déjà : choisis un autre nom.
terminal-save_name = Un fichier ne peut pas porter ce nom : choisis-en un autre, comme enregistrer soir.race
terminal-save_changed = Quelqu'un d'autre a modifié {$file}, qui reste tel quel : cette course n'est plus enregistrée. enregistrer autre.race l'enregistre.
terminal-save_failed = {$error} : cette course n'est plus enregistrée. enregistrer autre.race l'enregistre.
terminal-quit_unsaved = Cette course n'est pas enregistrée. Encore { terminal-letter-quit } pour l'abandonner ; enregistrer soir.race l'enregistre.
terminal-left = Tu quittes la course.
terminal-left_end = Fin de la saisie : la course s'arrête ici.
terminal-left_kept = Elle est enregistrée dans {$file}. Pour continuer :
terminal-left_unsaved = Elle n'est pas enregistrée.
terminal-result = Résultat
terminal-won =
    {$winners} { $n ->
        [one] gagne
       *[other] gagnent
    }. {$told}
terminal-you_won = Tu gagnes ! {$told}
terminal-rank = {$rank}. {$seat}
terminal-seed_is = La graine derrière chaque carte et chaque dé était
terminal-committed_as = et son empreinte (hash), publiée avant la course, était
terminal-verify = Pour vérifier :
terminal-verify_unsaved = Une course enregistrée (--file soir.race) se vérifie avec : hippodrome verify soir.race
terminal-keep_where = Un fichier où enregistrer cette course ({ terminal-letter-quit } : aucun) :{" "}
terminal-hint = Un indice : {$answer}  (tape {$typed})
terminal-enter_plays = Entrée le joue.
terminal-thinking = Le coach réfléchit ...
terminal-on_the_screen = À l'écran
terminal-list_hint = Tape un numéro de 1 à {$n}. ? explique tout.
terminal-list_pages = {"."}.. et encore {$n} : m affiche la suite.
terminal-list_help = 1 -- le numéro 1 de la liste ; des mots de la ligne suffisent aussi
terminal-which = Lequel ? {$labels}
terminal-list_goes_on = {"."}.. et encore {$n} ; tape en toutes lettres celui que tu veux.
terminal-list_no_such = Il n'y a pas de numéro {$n} dans la liste : tape un numéro de 1 à {$most}.
terminal-commands =
    Entrée -- joue ce qui est choisi ; sans rien de choisi, réaffiche seulement la table
    ! -- derrière ce que tu tapes : le joue aussitôt, sans Entrée
    m -- afficher la liste, ou la suite de la liste
    x -- reposer tout ce qui est choisi
    ? -- cette aide
    { terminal-letter-hint } -- un indice : ce que répondrait le coach, et pourquoi
    { terminal-letter-undo } -- annuler le dernier choix, ou la dernière réponse si c'est encore permis
    { terminal-letter-log } -- les derniers événements ; { terminal-letter-log } { terminal-word-all } raconte la course depuis le début
    { terminal-letter-save } -- enregistrer ; enregistrer soir.race enregistre désormais la course dans ce fichier
    { terminal-letter-quit } -- quitter

terminal-letter-hint = i
terminal-letter-undo = a
terminal-letter-log = j
terminal-letter-save = e
terminal-letter-quit = q

terminal-word-help = aide
terminal-word-hint = indice
terminal-word-undo = annuler
terminal-word-log = journal
terminal-word-save = enregistrer
terminal-word-quit = quitter
terminal-word-all = tout
terminal-word-signs = signes

terminal-plain-guide = règles
terminal-plain-of = {$n} sur {$most}
terminal-plain-hand = Dans ta main :
terminal-plain-only = Il n'y a qu'un choix : Entrée le prend.

terminal-charioteer-turn = { -turn(at: "start") } {$turn} · tour {$lap} sur {$laps}
terminal-charioteer-emperor = Empereur :
terminal-charioteer-crowd = Foule c:
terminal-charioteer-coming = puis
terminal-charioteer-piles = pioche {$deck} · défausse {$pile} · sac {$bag}
terminal-charioteer-fans =
    {$n} { $n ->
        [one] fan
       *[other] fans
    }
terminal-charioteer-tokens = Jetons
terminal-charioteer-no_tokens = Il ne te reste aucun jeton.
terminal-charioteer-legend = +1/4 : bonus 1, à 4 crans d'un meilleur  · o case, case extérieure  ? explique
terminal-charioteer-finished = arrivée
terminal-charioteer-hint = Choisis les cartes par numéro, les jetons par code : {$example}. m : liste, ? explique.
terminal-charioteer-goes_with = Pas encore un mouvement. Va avec  {$ways}
terminal-charioteer-numbered_card = la carte {$n} {$card}
terminal-charioteer-begin_reset =
    Répit : choisis de 1 à {$most} { $most ->
        [one] carte
       *[other] cartes
    } à jouer. Tu restes sur place, perds tous tes dégâts et n'en prends aucun cette manche.
terminal-charioteer-also = Les mêmes cartes peuvent valoir {$codes} : tape le symbole.
terminal-charioteer-list = Le plus long mouvement de chaque symbole et avec chaque jeton : m1, m2 ... en choisit un ; m affiche la suite.
terminal-charioteer-listed_reset = répit : tu restes sur place
terminal-charioteer-short = jusqu'à la case {$spaces}
terminal-charioteer-no_such_move = Il n'y a pas de m{$n} dans la liste : elle s'arrête à {$most}.
terminal-charioteer-no_such_card = Tes cartes vont de 1 à {$most}.
terminal-charioteer-no_such_pick = « {$typed} » n'est ni carte, ni jeton, ni symbole : m liste les mouvements, ? explique.
terminal-charioteer-not_picked = « {$typed} » n'est pas choisi.
terminal-charioteer-throw_what = Indique les cartes à défausser : t 4 5.
terminal-charioteer-throw_how = Un jeton défausse se pose sur les cartes que tu défausses : t et leurs numéros, comme t 4 5.
terminal-charioteer-wild_where = Indique la carte que change le joker : {$code}=3 pour la carte 3, {$code}=c pour celle de la foule.
terminal-charioteer-not_wild = Avec =, on pose un joker sur une carte. Le jeton {$token} n'est pas un joker : tape seulement {$code}.

terminal-charioteer-can-cards = {$typed} -- choisir ces cartes (c : celle de la foule) ; le total s'affiche avant que tu joues
terminal-charioteer-can-symbol = {$typed} -- de même, avec le symbole voulu si les cartes en partagent plusieurs
terminal-charioteer-can-token = {$typed} -- de même avec un jeton, par son code
terminal-charioteer-can-wild = {$typed} -- de même avec un joker sur la carte {$n} (=c : sur celle de la foule)
terminal-charioteer-can-throw = {$typed} -- de même, en défaussant une carte avec un jeton défausse
terminal-charioteer-can-reset = {$typed} -- un répit avec la carte 1 ; r seul en commence un
terminal-charioteer-can-back = {$typed} -- de même, en reposant la carte {$n}

terminal-charioteer-topic-icons = icônes
terminal-charioteer-topic-track = piste
terminal-charioteer-topic-damage = dégâts
terminal-charioteer-topic-tokens = jetons
terminal-charioteer-topic-emperor = empereur
terminal-charioteer-topic-signs = signes

terminal-charioteer-lesson-icons =
    fouet -- après le mouvement, jusqu'à {$whip_spaces} { $whip_spaces ->
        [one] case
       *[other] cases
    } de plus. Sans effet en tête de course, à la première manche et après avoir dépassé un char ; et un fouet ne fait jamais dépasser personne. Une carte fouet n'a pas de symbole : elle s'ajoute à tout mouvement
    bouclier -- aucun nouveau dégât cette manche, et les nouveaux cubes déjà reçus sont retirés
    récupération -- avant d'avancer, retire la moitié de tes dégâts, arrondie au supérieur ; avec deux récupérations, tous. Un mouvement jaune compte pour une
    Ces icônes agissent sur tes cartes, sur celle de la foule et sur les jetons, s'ils font partie du mouvement.
terminal-charioteer-lesson-track =
    un point -- te fait avancer d'une case. La piste va de la ligne (|) à la ligne ; les cases extérieures (o) comptent comme les autres
    dépasser -- coûte un point par adversaire : qui entre dans une case se place à l'extérieur de ceux qui y sont, et doit dépasser chacun avant d'en sortir. À la première manche, cela ne coûte rien.{ $laps_meet ->
        [yes] {" "}Les chars d'un autre tour comptent comme les autres.
       *[no] {""}
    }{ $laps_apart ->
        [yes] {" "}Les chars d'un autre tour ne gênent personne.
       *[no] {""}
    }
    noir -- saute les cases extérieures, et sans rien payer les adversaires qui s'y trouvent. Après l'arrivée, tout le monde saute les cases extérieures
    position -- qui est plus loin est devant ; dans une même case, le char intérieur est devant
    la fin -- la manche où le char de tête franchit la ligne pour la dernière fois se joue jusqu'au bout ; le char alors le plus loin gagne
terminal-charioteer-lesson-damage =
    cubes -- chaque cube de ta zone de dégâts retire un point à chaque mouvement
    nouveaux cubes -- attendent sur les emplacements d'attaque, {$most_boxes} au plus, et passent dans la zone de dégâts à la fin de la manche
    rouge -- une attaque donne de nouveaux cubes à chaque adversaire, selon le nombre de ses cartes assorties{ $attacks ->
        [0] {""}
       *[other]  : {$attacks}
    }
    moins -- avant d'avancer, un mouvement jaune ou une récupération en retire la moitié, arrondie au supérieur ; deux récupérations, ou un répit, retirent tout
    aucun -- avec un bouclier ou un répit, tu ne prends aucun nouveau cube cette manche
    répit -- tu restes sur place, n'entraînes rien et ne gagnes pas de jeton de fan
terminal-charioteer-lesson-tokens =
    Un mouvement porte au plus un jeton, plus un jeton défausse à côté. Un jeton utilisé est perdu.
    couleur -- un jeton de couleur va seulement sur un mouvement de cette couleur, un jeton sans couleur sur n'importe lequel
    +5 -- autant de points en plus
    joker (*) -- se pose sur une carte du mouvement : elle vaut deux fois le symbole du mouvement, et ce qu'elle montre ne compte pas
    apprentissage (^) -- un cran d'habileté de plus, dans la couleur du mouvement
    fouet, bouclier, récupération -- comme les icônes
    défausse (D3) -- t 4 5 : défausse des cartes hors du mouvement, au plus le nombre du jeton ; tu en pioches d'autres
    jetons de fan -- un mouvement avec {$fan_symbols} { $fan_symbols ->
        [one] symbole assorti
       *[other] symboles assortis
    } ou plus en pioche un dans le sac ; { $hidden_fans ->
        [yes] les autres voient combien tu en as, pas lesquels
       *[no] {""}
    }{ $open_fans ->
        [yes] tout le monde voit lesquels tu as
       *[no] {""}
    }
terminal-charioteer-lesson-emperor =
    une couleur -- un mouvement de cette couleur entraîne un cran de plus
    tous les mouvements -- chaque mouvement entraîne un cran de plus
    des troubles -- { $disrupt_cubes ->
        [0] {""}
       *[other] chaque char prend {$disrupt_cubes} { $disrupt_cubes ->
                [one] nouveau cube
               *[other] nouveaux cubes
            } ; un bouclier ou un répit les retire
    }{ $no_disrupt ->
        [yes] avec autant de chars, aucun cube
       *[no] {""}
    }
    habileté -- chaque mouvement entraîne sa couleur d'un cran ; { $row ->
        [yes] après quelques crans, chaque mouvement de cette couleur a un bonus de 1,{" "}
       *[no] {""}
    }à la fin, chaque mouvement de cette couleur a un plus grand bonus : {$bonuses}, dans l'ordre où tes couleurs arrivent
    foule (c) -- sa carte est là pour tout le monde : elle peut s'ajouter à ton mouvement si elle montre le symbole{ $crowd_by_all ->
        [yes] , si c'est un fouet ou si un joker l'assortit
       *[no] {""}
    }. Après la manche vient la suivante
terminal-charioteer-lesson-signs =
    R5 R5 J2 -- une carte : deux cinq rouges et un deux jaune
    {"["}1] (4) -- une carte choisie ; une carte défaussée. Celles qui vont avec sont plus claires
    · o | -- sur la piste : case, case extérieure, la ligne
    AB * -- deux chars dans une case, A à l'intérieur (+ : davantage) ; là où ton choix peut finir
    arrivée -- comme tour : au-delà de la ligne d'arrivée
    -2 28o -- comme case : deux avant la ligne ; la 28, extérieure
    2+1 -- dégâts : deux cubes, et un nouveau sur les emplacements d'attaque
    +1/4 -- bonus d'habileté de 1, à quatre crans d'un meilleur (colonnes V R J N : vert, rouge, jaune, noir)
    V+5 V* V^ D3 -- jetons : +5 vert, joker, apprentissage ; défausse jusqu'à trois. 2 fans : deux jetons de fan cachés

terminal-charioteer-letter-green = V
terminal-charioteer-letter-red = R
terminal-charioteer-letter-yellow = J
terminal-charioteer-letter-black = N

terminal-charioteer-icon-whip = fouet
terminal-charioteer-icon-shield = bouclier
terminal-charioteer-icon-recovery = récup.

terminal-charioteer-token-plus = +{$n}
terminal-charioteer-token-wild = {"*"}
terminal-charioteer-token-learning = ^
terminal-charioteer-token-whip = fouet
terminal-charioteer-token-shield = bouclier
terminal-charioteer-token-recovery = récup
terminal-charioteer-token-discard = D{$n}

terminal-charioteer-head-lap = Tour
terminal-charioteer-head-space = Case
terminal-charioteer-head-damage = Dégâts
terminal-charioteer-head-tokens = Jetons

server-open_past = Cette course en continue une autre qui est finie : tout le monde peut y voir qui avait quelles cartes.
server-your_move = {$seat}, c'est à toi dans {$title}.
server-awaits = On attend {$waiting}.
server-as_the_edition_says = selon l'édition

server-bot-tiro = Tiro
server-bot-dummy = Dummy
server-bot-auriga = Auriga
server-bot-agitator = Agitator
server-bot-miliarius = Miliarius

server-note-hint = {$seat} a demandé un indice.
server-note-asks_back = {$seat} demande à revenir juste avant sa dernière réponse.
server-note-refuses_back = {$seat} préfère continuer.
server-note-went_back = Tout le monde est d'accord : la course revient juste avant la dernière réponse donnée par {$seat}. Les mêmes dés et cartes sortiront.
server-note-relieved = {$seat} a échoué ; un bot plus simple prend la suite.
server-note-away = Temps écoulé pour {$seat} : un bot joue à sa place jusqu'à son retour.
server-note-lapsed = Temps écoulé pour {$seat} : un remplaçant joue ce coup ({$number} sur {$most} d'affilée).
server-note-gone = Temps écoulé pour {$seat} {$most} fois d'affilée : un remplaçant joue à sa place jusqu'à son retour.
server-note-paused = Plus personne ne joue : la course attend un retour.
server-note-back = {$seat} est de retour.
server-note-quiet_hints =
    {$seat} a demandé {$number} { $number ->
        [one] indice
       *[other] indices
    } alors que personne d'autre ne pouvait savoir qu'il y avait un choix à faire.
server-note-replaced = {$seat} ne répond plus : la personne qui a ouvert la table fait jouer un bot à sa place.
server-note-resigned = {$seat} abandonne ; un bot joue à sa place.

server-telling-past = Dépasse {$passed}.

server-unproven-file = Cette course a été déposée comme fichier : personne ici ne l'a vue se jouer, et rien ne prouve qui a couru ni que son hasard ait été scellé d'avance.
server-unproven-branch = Cette course en continue une autre, déposée comme fichier : personne ici n'en a vu le début, et rien ne prouve qui y a couru ni que son hasard ait été scellé d'avance.

custom-named = {$edition} (personnalisée)
custom-edition = Édition personnalisée « {$edition} ».
custom-unknown = Règles personnalisées : elles peuvent différer de l'édition fournie.
custom-same = Édition personnalisée : ses règles sont celles de l'édition fournie.
custom-differs =
    Règles personnalisées : {$changes}{ $more ->
        [0] {""}
        [one] {" "}et {$more} autre changement
       *[other] {" "}et {$more} autres changements
    }.
custom-changed = {$name} {$now} au lieu de {$usual}
custom-added = {$name} {$now} ajouté
custom-removed = {$name} {$usual} retiré
custom-quoted = « {$text} »

server-refusal-reviews_wait =
    {$number} de tes analyses { $number ->
        [one] attend
       *[other] attendent
    } déjà : demande la suivante quand l'une sera finie.
server-refusal-enough_bot_races = Trop de courses entre bots sont en cours : attends qu'une se termine, ou joues-en une.
server-refusal-enough_open_tables = Trop de tes tables attendent du monde : remplis d'abord l'une d'elles.
server-refusal-only_this_machine = Seule la machine qui fait tourner ce serveur peut demander cela.
server-refusal-damaged = Les données de cette table sont abîmées ; la personne qui gère le serveur en saura plus avec hippodrome doctor.
server-refusal-another_name = Ce serveur ne répond pas au nom « {$name} ». La personne qui le gère peut l'autoriser : hippodrome serve --allowed-hosts {$name}
server-refusal-another_origin = Les requêtes venues d'un autre site sont refusées.
server-refusal-another_edition = Une autre édition a la même somme : change une remarque et réessaie.
server-refusal-not_away = Aucun bot ne joue à ta place.
server-refusal-no_such_table = Cette table n'existe pas.
server-refusal-no_such_race = Cette course est finie ou n'a pas commencé.
server-refusal-no_network = Cet ordinateur n'est dans aucun réseau que d'autres appareils pourraient partager.
server-refusal-no_such_game = Ce jeu n'existe pas.
server-refusal-no_such_edition = Ce jeu n'a pas d'édition « {$edition} ».
server-refusal-built_in_name = « {$edition} » est le nom d'une édition fournie, et celle-ci en diffère : donne un autre nom à ton édition.
server-refusal-no_such_level = Il n'y a pas de bot « {$level} ».
server-refusal-no_such_seat = Ce siège n'existe pas.
server-refusal-no_such_line = La course n'a pas ce point.
server-refusal-unknown_secret = Ce secret n'ouvre aucun siège de cette table.
server-refusal-not_seated = Tu ne fais que regarder : il faut pour cela un siège à la table.
server-refusal-only_the_host = Seule la personne qui a ouvert la table peut faire cela.
server-refusal-others_play = D'autres personnes jouent ici aussi : chacun règle le rythme de sa propre page.
server-refusal-not_your_eyes = Tant que la course dure, tu ne la vois que depuis ton propre siège.
server-refusal-seats_differ = Cette course a {$seats} sièges : indique qui occupe chacun.
server-refusal-too_large = C'est plus gros que ce que le serveur accepte.
server-refusal-malformed = La requête est incompréhensible : {$where} : {$why}
server-refusal-malformed_whole = La requête est incompréhensible : {$why}
server-refusal-table_moves = Cette table passe en ce moment à un autre processus du serveur. Rien n'est perdu : réessaie.
server-refusal-database_away = Les courses sont momentanément inaccessibles. Rien n'est perdu : réessaie.
server-refusal-seat_taken = Ce siège est déjà occupé.
server-refusal-seat_lost = Ce siège n'est plus à toi.
server-refusal-no_free_seat = Tous les sièges sont occupés.
server-refusal-begun = La course a commencé.
server-refusal-gathering = La course n'a pas commencé : des sièges sont encore libres ou pas prêts.
server-refusal-kept = Cette course a été déposée comme fichier : pour jouer, continue-la comme nouvelle course depuis n'importe quel point.
server-refusal-closed = Cette table est fermée : {$why}
server-refusal-stale = La table a changé depuis : regarde à nouveau.
server-refusal-not_asked = Tu n'as rien à décider maintenant.
server-refusal-race_is_over = La course est finie.
server-refusal-no_coach = Il n'y a pas de coach pour ce jeu.
server-refusal-race_runs = Il faut attendre la fin de la course.
server-refusal-request_pending = Quelqu'un a déjà demandé à revenir en arrière.
server-refusal-no_request = Personne n'a demandé à revenir en arrière.
server-refusal-rematch_made = Il y a déjà une revanche.
server-refusal-hints_off = Il n'y a pas d'indices à cette table.
server-refusal-no_hint = Aucun indice trouvé cette fois.
server-refusal-coach_is_busy = Le coach est occupé : redemande dans une minute.
server-refusal-chat_is_full = La discussion de cette table est pleine.
server-refusal-too_often = Trop souvent : attends un instant et réessaie.
server-refusal-too_much = Trop à la fois : attends un instant et réessaie.
server-refusal-no_such_act = Cela ne peut pas se faire à une table.
server-refusal-no_such_digest = Il n'y a rien ici sous ce nom, ou personne ne s'en est servi pendant six mois et c'est oublié.
server-refusal-too_slow = C'est arrivé trop lentement.
server-refusal-too_long = C'est trop long pour un code QR.
server-refusal-enough = On a trop modifié et trop parlé depuis ce siège : désormais, seuls ses coups sont acceptés.
server-refusal-storage_quota = Tu as enregistré ici tout ce qu'une adresse peut enregistrer en un jour : réessaie plus tard.
server-refusal-too_much_work = Cela prend trop de temps au serveur : l'opération a été arrêtée.
server-refusal-luck_is_secret = La graine sera montrée à la fin de la course.
server-refusal-file_is_secret = Le fichier de la course sera disponible à la fin : il contient les secrets de tout le monde.
server-refusal-hands_are_secret = Les mains seront montrées à la fin de la course.
server-refusal-branch_at_end = La course est finie à ce point : choisis-en un plus tôt.
server-refusal-too_many_branches = Cette course en continue déjà trop d'autres : commences-en une nouvelle.
server-refusal-too_many_watch = Trop de monde regarde cette table : réessaie plus tard.
server-refusal-cannot_be_drawn = Le plateau de cette édition ne peut pas être dessiné.
server-refusal-crowded = Il se passe trop de choses à la fois à cette table : réessaie.
server-refusal-nobody_sits_there = Ce siège est vide.
server-refusal-not_absent = {$name} est encore en course : un bot ne peut prendre la suite que si le temps de quelqu'un est écoulé, ou si la table attend depuis dix minutes quelqu'un qui n'est pas en ligne.
server-refusal-own_seat = C'est ton propre siège : quitte-le, ou ferme la table.
server-refusal-secret_used = Ce secret a déjà servi : inventes-en un autre.
server-refusal-closed_by_host = {$name} a fermé cette table pour de bon.
server-refusal-edition_has_faults =
    Cette édition a {$number} { $number ->
        [one] erreur
       *[other] erreurs
    } ; la première : {$first}
server-refusal-comparisons_wait =
    {$number} de tes comparaisons { $number ->
        [one] attend ou tourne
       *[other] attendent ou tournent
    } déjà : attends qu'une finisse, ou arrête-la.
server-refusal-laboratory_is_busy = Le laboratoire est occupé : réessaie plus tard.
server-refusal-say_who_you_are = Dis d'abord qui tu es : le premier message nomme un secret, ou aucun pour regarder, et une langue.
server-refusal-failed = Quelque chose a échoué ici ; rien n'a été changé.
server-refusal-too_many_connections = Trop de connexions à la fois : fermes-en quelques-unes.
server-refusal-head_too_large = Les en-têtes de cette requête sont trop volumineux.
server-refusal-bad_host = Une requête doit avoir exactement un en-tête Host.
server-refusal-bad_handshake = Ce n'est pas une négociation WebSocket valide.
server-refusal-only_processes = Seuls les autres processus de ce serveur peuvent se connecter ici.
server-http-400 = La requête est incompréhensible.
server-http-404 = Il n'y a rien à cette adresse.
server-http-405 = Cette adresse ne peut pas être demandée ainsi.
server-http-other = Le serveur ne peut pas satisfaire cette requête (statut {$status}).
server-body-missing = il manque
server-body-unknown = c'est inconnu ici
server-body-text = ce devrait être un texte
server-body-longest = il faut {$most} caractères au plus
server-body-shortest = il faut {$least} caractères au moins
server-body-pattern = il y a des caractères qui n'y sont pas permis
server-body-blank = il devrait contenir quelque chose de visible
server-body-unshown = seuls les caractères affichables sont permis
server-body-whole = ce devrait être un nombre entier
server-body-number = ce devrait être un nombre
server-body-least = ce devrait être {$least} au moins
server-body-least_entries = ce ne peut pas être vide
server-body-most = ce devrait être {$most} au plus
server-body-most_entries = il faut {$most} entrées au plus
server-body-yes_or_no = ce devrait être true ou false
server-body-choice = ce devrait être l'un de : {$known}
server-body-list = ce devrait être une liste
server-body-object = ce devrait être un objet avec des champs
server-body-json = ce n'est pas du JSON
server-body-other = ce n'est pas comme il faudrait

coach-thinking = Le coach rejoue la course ...
coach-decision =
    { -turn(at: "start") } {$turn}, {$seat} : a coûté {$points} { $points ->
        [one] point
       *[other] points
    } de pourcentage de chances de gagner (±{$error})
coach-given = Joué : {$answer}
coach-better = Mieux : {$answer}
coach-opinion = {$bot} jouerait : {$answer}
coach-no_opinion = {$bot} n'a pas su répondre à « {$about} » :
coach-why =
    En moyenne : {$gains}{ $prices ->
        [0] {""}
       *[other]  ; en contrepartie : {$prices}
    }.
coach-chance_only =
    Au bout du compte, on gagne plus souvent{ $prices ->
        [0] {""}
       *[other]  ; en contrepartie : {$prices}
    }.
coach-no_mistakes = {$seat} : rien n'a été trouvé qui aurait été nettement meilleur.
coach-luck_gave =
    Le hasard a donné à {$seat} environ {$points} { $points ->
        [one] point
       *[other] points
    } de pourcentage de chances de gagner (±{$error}).
coach-luck_took =
    Le hasard a pris à {$seat} environ {$points} { $points ->
        [one] point
       *[other] points
    } de pourcentage de chances de gagner (±{$error}).
coach-luck_even =
    Le hasard n'a guère aidé ni gêné {$seat} ({$points} { $points ->
        [one] point
       *[other] points
    } de pourcentage, ±{$error}).
coach-cost_nothing = Rien n'a été trouvé de nettement meilleur que ce qu'a fait {$seat}.
coach-turning = Moment décisif : { -turn } {$turn}. Chances de gagner pour {$seat} : de {$was} à {$now}.
coach-so_far = Cette course n'est pas finie : voici l'analyse de ce qui s'est passé jusqu'ici.
coach-cost = Par ses décisions les plus coûteuses, {$seat} a laissé filer, sur 100 victoires possibles, environ {$points}.
coach-how =
    Chances : la position réelle, poursuivie par auriga dans {$worlds} { $worlds ->
        [one] course imaginée
       *[other] courses imaginées
    } à chaque fois. Décisions : d'après ce que le siège savait alors, les pires dans {$again} { $again ->
        [one] course imaginée
       *[other] courses imaginées
    } jusqu'à la fin. Hasard : chaque carte ou dé face à tout ce qui pouvait sortir là. ± est une erreur type : deux fois sur trois, la vérité est plus proche, et presque jamais plus de trois fois plus loin.
coach-adjusted = Avec un hasard moyen, {$seat} aurait gagné, sur 100 courses pareilles, environ {$points} (±{$error}).
coach-rate =
    En moyenne, une décision a coûté à {$seat} {$points} { $points ->
        [one] millième
       *[other] millièmes
    } de victoire (±{$error}) : {$size}.

coach-head-chances = Chances de gagner
coach-head-decisions = Les décisions les plus coûteuses
coach-head-luck = Hasard et talent, en points de pourcentage

coach-source-start = Chances au départ
coach-source-own = Décisions propres, comparées à celles d'auriga
coach-source-rivals = Décisions adverses, comparées à celles d'auriga
coach-source-rest = Reste : ce que les estimations n'avaient pas prévu
coach-source-adjusted = Résultat avec un hasard moyen
coach-source-end = Résultat
coach-source-now = Chances maintenant
coach-source-all_luck = Tout le hasard ensemble

coach-hint-than = Plutôt que : {$answer}
coach-hint-clear =
    Cela gagne environ {$points} { $points ->
        [one] course
       *[other] courses
    } de plus sur cent (±{$error}).
coach-hint-close = On ne sait pas ce qui gagne le plus souvent : c'est très serré (±{$error} sur cent).

coach-rate_size-superb = magistral
coach-rate_size-strong = fort
coach-rate_size-sound = solide
coach-rate_size-fair = correct, avec des erreurs
coach-rate_size-loose = relâché
coach-rate_size-wild = à l'aveuglette

coach-habits_over =
    {$name} : {$races} { $races ->
        [one] course
       *[other] courses
    }, {$won} { $won ->
        [one] gagnée
       *[other] gagnées
    }, {$decisions} { $decisions ->
        [one] décision
       *[other] décisions
    }
coach-no_habits = Rien ne diffère nettement de ce qui se fait à haut niveau.
coach-how_habits = Chaque réponse à côté de la meilleure que le coach a vue dans la même position ; s'il n'en a pas vu, elles comptent comme égales. ± est une erreur type ; seul ce qui dépasse deux fois et demie son erreur est dit.

coach-head-habits = Ce qui se fait plus ou moins qu'à haut niveau
coach-head-my_habits =
    { $races ->
        [one] Dans ta dernière course
       *[other] Dans tes {$races} dernières courses
    } : ce que tu fais plus ou moins qu'à haut niveau
