/** Words that make a password guessable, as top lists of leaked passwords and their German cousins show them. */
const words = `
password passwort passwords passwd passcode passphrase kennwort losungswort zugang zugangsdaten geheim geheimnis
secret secrets admin administrator administrators root superuser user username benutzer benutzername guest gast
login logon signin welcome willkommen hello hallo servus letmein changeme changeit default standard master
qwerty qwertz qwertyuiop qwertzuiop asdfghjkl asdfgh yxcvbnm zxcvbnm qazwsx qazwsxedc wsxedc azerty azertyuiop
abc abcd abcdef abcdefg abcdefgh xyz aaa onetwothree einszweidrei
iloveyou iloveu loveyou lovely lover loveme love ichliebedich liebe schatz schatzi mausi princess prinzessin
prince angel engel engelchen sunshine sonnenschein sunflower sonnenblume moonlight rainbow regenbogen starlight
monkey dragon tiger panther eagle falcon phoenix unicorn einhorn butterfly schmetterling kitty puppy doggy horse
football fussball soccer baseball basketball hockey tennis liverpool arsenal chelsea barcelona realmadrid juventus
manchester schalke dortmund borussia bayern bayernmuenchen werder hamburg berlin muenchen frankfurt koeln wien
zuerich london paris newyork america germany deutschland oesterreich schweiz england
superman batman spiderman ironman wolverine pokemon pikachu naruto minecraft starwars starwar startrek matrix
gandalf frodo hogwarts harrypotter potter dumbledore voldemort skywalker yoda
michael michelle jennifer jessica charlie jordan thomas andrea daniel nicole robert william joshua matthew
anthony alexander alexandra christian stefan sebastian florian maximilian julia laura sarah sandra martina petra
ashley amanda andrew samantha elizabeth benjamin jonathan christopher
summer sommer winter spring fruehling autumn herbst january januar february februar march maerz april june juni
july juli august september october oktober november december dezember monday montag tuesday dienstag wednesday
mittwoch thursday donnerstag friday freitag saturday samstag sunday sonntag
computer internet samsung iphone android google facebook instagram twitter microsoft windows apple linux
trustno killer shadow hunter ranger buster soldier warrior ninja pirate cowboy cowboys yankees lakers steelers
cheese cookie chocolate schokolade banana peanut pepper ginger orange cherry coffee kaffee whiskey
freedom freiheit forever immer always never nothing something whatever flower flowers blume
test testing tester testtest temp temporary example sample dummy demo blink access private privat security
sicherheit family familie mother mutter father vater baby mylove myspace money geld lucky glueck friends freunde
fuckyou fuckoff asshole scheisse arschloch pussy nimda

`;

/** What everybody here would think of first. */
const productWords = `
kindred kindreds artist artists kuenstler kuenstlerin entrepreneur entrepreneurs unternehmer unternehmerin
collaboration kollaboration marketplace marktplatz connection connections fateful schicksal overprint
`;

/** Longest first: the longest word is taken out before its parts. */
export const guessableWords: readonly string[] = `${words}${productWords}`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);
