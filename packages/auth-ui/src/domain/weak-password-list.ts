/** Words and strings commonly used as passwords, in lower case and without digits at their ends: the start of every guessing list. */
const WORDS = `
password passwort passwd passphrase motdepasse contrasena senha parola wachtwoord losenord salasana haslo heslo sifre pasuwado
admin administrator root user username guest login logon welcome willkommen bienvenue letmein letmepass openup opensesame sesame
access changeme changethis default secret geheim topsecret private security secure master superuser supervisor system server
manager service support test tester testing testtest temp temporary demo sample example trustno trustme whatever nothing
forgot forgotten remember forget mypassword mypass newpassword oldpassword computer internet network windows linux ubuntu
microsoft google facebook instagram twitter youtube yahoo hotmail outlook gmail amazon apple iphone samsung android huawei nokia
netflix spotify linkedin myspace tiktok whatsapp pokemon nintendo playstation xbox minecraft roblox fortnite warcraft starcraft
diablo zelda mario sonic tetris counterstrike halflife assassin skyrim overwatch
qwerty qwertyuiop qwertyui qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjkl asdfasdf asdfjkl zxcvbn zxcvbnm yxcvbnm
qazwsx qazwsxedc wsxedc edcrfv qweasd qweasdzxc qweqwe asdasd zxczxc poiuytrewq lkjhgfdsa mnbvcxz qwaszx zaqxsw zaqwsx
abcdef abcdefg abcdefgh abcdefghi abcabc abcd aabbcc aaabbb xyzxyz abcxyz
iloveyou iloveu iloveme ilovemyself iloveit loveyou loveme lovely lover lovers loveless lovelove mylove truelove onelove love
loveyou forever together always sweetheart sweetie honey honeybee darling baby babygirl babyboy babe angel angels princess
prinzessin prince queen king kingdom beautiful beauty pretty cutie cute sexy sweet sugar candy cookie cupcake chocolate
schokolade vanilla cherry strawberry banana orange lemon apple peach pumpkin mango kiwi ananas melon coconut coffee kaffee
tequila whiskey whisky vodka brandy budweiser heineken guinness beer pizza burger cheese kaese butter bacon chicken turkey
dragon drache monkey affe tiger lion loewe panther jaguar leopard cheetah puma cougar wolf wolves wolfpack bear grizzly panda
eagle adler falcon hawk raven robin phoenix penguin parrot dolphin delfin shark whale turtle spider scorpion cobra viper python
snake rabbit bunny hase hamster mouse kitten kitty katze puppy doggy hund bulldog rottweiler labrador poodle beagle husky
pferd horse horses mustang pony stallion zebra giraffe elephant elefant rhino hippo camel donkey cow pig goat sheep rooster
butterfly schmetterling ladybug dragonfly bumblebee unicorn einhorn dinosaur dino gorilla badger beaver squirrel hedgehog
football fussball soccer futbol baseball basketball handball volleyball hockey icehockey tennis golf rugby cricket boxing
wrestling karate judo swimming fishing hunting surfing skating skateboard snowboard skiing running racing cycling biking
yankees redsox cowboys steelers eagles patriots packers raiders dolphins broncos giants lakers celtics bulls warriors rangers
dodgers braves cubs mets tigers panthers falcons ravens saints chiefs bears colts vikings redskins seahawks niners
arsenal chelsea liverpool everton tottenham manchester manutd mancity barcelona realmadrid juventus milan inter ajax bayern
bayernmuenchen dortmund borussia schalke werder hamburger eintracht stuttgart gladbach leverkusen benfica porto celtic
superman batman spiderman ironman wolverine hulk captain america thor loki joker robin catwoman wonderwoman deadpool xmen
starwars startrek skywalker vader darthvader yoda chewbacca jedi padawan obiwan hansolo stormtrooper matrix neo morpheus trinity
gandalf frodo bilbo aragorn legolas gollum hobbit mordor hogwarts harrypotter potter hermione dumbledore voldemort gryffindor
slytherin snape naruto sasuke sakura pikachu goku vegeta dragonball onepiece luffy bleach totoro doraemon hellokitty gundam
mickey minnie donald daisy goofy pluto simba nemo tinkerbell snoopy garfield scooby tweety bugsbunny homer bart simpson simpsons
michael jennifer jessica michelle nicole daniel andrew joshua ashley matthew amanda robert thomas charles charlie william
george james john johnny david richard joseph christopher christian anthony steven stephen kevin brian brandon jason justin
jonathan nicholas alexander alexandra alex alexis samantha samuel sammy benjamin jordan austin taylor tyler dylan logan
hannah sarah rachel rebecca victoria elizabeth katherine kathleen catherine margaret maggie melissa stephanie heather
danielle lauren megan amber crystal brittany courtney kimberly vanessa natalie natasha sabrina monica angela angelina maria
marie patricia barbara linda susan sandra carmen carlos jose juan antonio francisco alejandro fernando ricardo eduardo miguel
manuel pedro pablo diego gabriel rafael roberto mario marco luca francesco giovanni giuseppe alessandro andrea stefano
martin peter patrick philipp philip stefan sebastian florian tobias markus juergen klaus wolfgang hans heinz walter werner
helmut dieter uwe bernd holger torsten andreas matthias johannes maximilian felix lukas leon jonas paul julia laura lisa
anna lena lea sophie sophia emma mia hanna katharina claudia sabine petra monika susanne birgit heike karin renate ursula
takashi hiroshi kenji satoshi yuki yuko keiko naoki daisuke kazuki haruto sakurai tanaka suzuki yamada watanabe nakamura
oliver harry jack jacob jake oscar henry edward arthur albert alfred frank franklin fred freddy george gordon harold
howard jeffrey jeremy jerry jimmy larry lawrence louis marcus marvin maxwell nathan nelson norman ralph raymond roger ronald
russell scott shannon simon spencer stanley stewart terry timothy tony travis trevor vincent wayne wesley winston zachary
olivia emily chloe grace lily ella ava isabella charlotte amelia jasmine molly lucy katie kelly kayla jenny jackie julie
summer sommer winter spring autumn herbst sunday monday montag tuesday wednesday thursday friday freitag saturday samstag
sonntag january januar february march april june july august september october november december dezember christmas
weihnachten easter ostern halloween birthday geburtstag holiday urlaub vacation weekend
sunshine sonnenschein sonne moon mond star stars stern galaxy universe planet earth mars jupiter saturn mercury venus neptune
rainbow regenbogen thunder donner lightning storm hurricane tornado snow snowman snowflake ocean beach river mountain forest
flower flowers blume rose rosebud lotus lily tulip violet orchid garden garten tree island paradise heaven himmel hell
fire feuer water wasser wind rain ice diamond diamonds crystal emerald ruby sapphire gold golden silver platinum bronze
black white blue green yellow purple pink orange scarlet crimson schwarz weiss blau gruen gelb rot
london paris berlin hamburg muenchen koeln frankfurt wien zuerich newyork chicago boston dallas houston miami orlando atlanta
seattle denver phoenix detroit toronto montreal sydney melbourne tokyo osaka kyoto nippon japan china korea india russia
moscow brazil mexico canada england scotland ireland france germany deutschland austria schweiz italy italia spain espana
america texas california florida hawaii alaska arizona montana virginia georgia europa europe
mercedes porsche ferrari lamborghini maserati bugatti corvette camaro mustang charger challenger chevrolet chevy ford toyota
honda nissan mazda subaru mitsubishi suzuki yamaha kawasaki ducati harley harleydavidson bmw audi volkswagen opel volvo renault
peugeot citroen fiat jeep cadillac pontiac dodge tesla turbo diesel racecar motorcycle motorrad
guitar guitars gitarre gitarrist guitarist guitarhero guitarplayer fender stratocaster telecaster gibson lespaul ibanez epiphone
gretsch marshall mesaboogie orange peavey kemper fractal axefx amplifier amp cabinet speaker pickup fretboard bass bassist
bassguitar bassplayer drums drummer schlagzeug piano pianist keyboard synthesizer synth trumpet trombone saxophone violin cello
music musik musician musiker producer studio recording mixing mastering reverb delay chorus distortion overdrive feedback
plugin sample samples audio sound loud rock rocknroll rockstar rockon metal heavymetal deathmetal blues jazz funk techno
hiphop reggae punk punkrock grunge metallica slayer megadeth anthrax pantera slipknot korn nirvana pearljam soundgarden
foofighters acdc ironmaiden judaspriest blacksabbath ozzy ledzeppelin zeppelin deeppurple pinkfloyd beatles rollingstones
hendrix jimihendrix clapton vanhalen eruption satriani steve vai rammstein diearzte totenhosen scorpions helloween kreator
gunsnroses aerosmith bonjovi queen coldplay radiohead linkinpark greenday blink limpbizkit eminem tupac tool rush dreamtheater
opeth gojira meshuggah sabaton nightwish babymetal farfield fairmodernrock
freedom freiheit liberty justice peace frieden hope hoffnung faith believe dream dreams dreamer destiny fortune lucky glueck
happy happiness smile smiley sunshine success winner champion legend hero heroes warrior soldier sniper hunter ranger marine
knight wizard merlin magic magician vampire zombie ghost demon devil teufel satan lucifer jesus jesuschrist christ god godisgood
bible angel blessed blessing heaven church maria trinity buddha krishna allah shalom namaste
mother mutter mama mommy father vater papa daddy brother bruder sister schwester family familie grandma grandpa oma opa
friend friends freunde bestfriend schatz schatzi liebe ichliebedich hase maus mausi baerchen spatz engel sternchen
hallo hello hellohello helloworld hi bonjour hola ciao servus moin gruezi konnichiwa arigato sayonara
hacker hacked cracker matrix cyber cyberpunk robot android terminator predator alien rambo rocky scarface godfather bond jamesbond
killer killers murder death blood bullet gunner shotgun bomber rocket missile tank panzer fighter samurai ninja shogun katana
fuckyou fuckoff fucker fuckme asshole bitch bastard bullshit shithead motherfucker scheisse arschloch wichser hurensohn putain
merda pussy porn sexsex sexygirl hotgirl playboy hooters
money geld dollar euro cash million millionaire rich richard casino poker blackjack jackpot lottery business office work arbeit
boss chef team school schule college university student teacher lehrer doctor nurse lawyer engineer police fireman pilot
airplane flugzeug airbus boeing train eisenbahn truck driver sailor captain pirate viking
blaster bubbles buster chester cooper dakota fluffy ginger gizmo jasper lucky maverick midnight misty muffin oreo patches peanut
pepper princess rocky rusty sadie shadow smokey snowball sparky spike tigger toby winnie bella luna molly bailey buddy teddy
blizzard thunderbird bluebird firebird hummingbird blackbird nightmare darkness darkside darkstar shadows twilight eclipse
midnight sunrise sunset daylight spirit energy power powerful strong strength nuclear atomic electric electronic digital
`;

/** Strings of figures, or of figures and letters, that no other rule sees. */
const FIGURES = `
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc zaq12wsx 2wsx3edc 1qazxsw2 qwe123qwe 123qweasd
123qwe123 abc123abc a1b2c3d4 a1b2c3d4e5 1a2b3c4d 11223344 1122334455 112233445566 12344321 123454321 123321123 147258369
159357456 147852369 741852963 963852741 159753456 789456123 456123789 321654987 1029384756 31415926 3141592653 27182818
13579111 24681012 1357924680 2468013579 10203040 19871987 20002000 20202020 p4ssw0rd pa55w0rd pa55word passw0rd pass1234
ncc1701d ncc1701e thx11381 rush2112 bond007007 blink182 area5151 catch2222 route66route 4815162342
`;

/** The list that `isWeakPassword` searches. Each call of this function builds it again: keep the result. */
export function weakPasswordList(): ReadonlySet<string> {
  return new Set(`${WORDS} ${FIGURES}`.split(/\s+/).filter(Boolean));
}
