import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/information.ts';

export const texts: Translated<typeof en> = {
  label: 'Informationen',
  navigation: 'Hauptnavigation',
  stickyNavigation: 'Seitennavigation',
  qa: {
    title: 'Q&A',
    start: {
      question: 'Wie fange ich an?',
      answer:
        'Registriere dich, sag uns, ob du Künstler:in oder Unternehmer:in bist, und wähle bis zu drei Lieblingskategorien. Bestätige deine E-Mail, und dein Profil ist online. Füge ein Bild, ein paar Zeilen über dich und einige Arbeiten hinzu und öffne dann die Suchzentrale.',
    },
    tools: {
      question: 'Welche Werkzeuge habe ich für die Zusammenarbeit?',
      answer:
        'Suche Mitglieder nach Name, Titel, Buchstabe oder Kategorie. Schick eine Verbindungsanfrage, und sobald sie angenommen ist, könnt ihr chatten, Bilder teilen und alles Weitere klären. Angebote kannst du mit einem Klick merken und dich darauf bewerben.',
    },
    payments: {
      question: 'Wie funktioniert die Bezahlung?',
      answer:
        'Kindred wickelt keine Zahlungen ab. Bezahlt wird nicht auf der Plattform: Das regelt ihr privat, so wie es für euch beide passt.',
    },
    artists: {
      question: 'Was haben Künstler:innen davon?',
      answer:
        'Ein Profil mit Portfolio, einen Platz in der Suchzentrale und in den Top fünf und immer neue Angebote von Menschen, die genau das suchen, was du machst.',
    },
    entrepreneurs: {
      question: 'Was haben Unternehmer:innen davon?',
      answer:
        'Du veröffentlichst ein Angebot, und kreative Menschen bewerben sich. Bewertungen und Kommentare früherer Partner:innen helfen dir bei der Wahl, und der Chat bringt euch schnell zum ersten Treffen.',
    },
    restrictions: {
      question: 'Gibt es Einschränkungen bei Projekten?',
      answer:
        'Vieles ist willkommen, von der einzelnen Zeichnung bis zum Festival. Wenn es legal, ehrlich und klar beschrieben ist, gehört es hierher.',
    },
    offers: {
      question: 'Warum können Künstler:innen keine Angebote veröffentlichen?',
      answer:
        'Mit Angeboten sagen Unternehmer:innen, was sie brauchen. So bleibt die Liste kurz und klar. Künstler:innen können Unternehmer:innen jederzeit schreiben und ein eigenes Projekt vorschlagen.',
    },
  },
  privacy: {
    title: 'Datenschutz',
    collected: {
      heading: 'Welche Daten wir erheben',
      body: `Bei der Registrierung: deine E-Mail-Adresse, deine Rolle und die Kategorien, die du wählst. Dein Passwort speichern wir nur als Prüfwert, aus dem sich das Passwort nicht zurückrechnen lässt. Außerdem halten wir fest, welche Fassung der Nutzungsbedingungen du wann akzeptiert hast.

Wenn du Kindred benutzt: alles, was du selbst in dein Profil stellst, etwa Name, Titel, Ort, Bilder, Sprachen, Portfolio, Interessen und den Text über dich. Dazu deine Verbindungen und Anfragen, die Nachrichten, die ihr austauscht, und die Zeit deines letzten Besuchs, denn ein Chat muss wissen, wen er erreicht.

Wenn dein Browser mit uns spricht: deine IP-Adresse, für kurze Zeit und nur, um Überlastung und Einbrüche abzuwehren. Wir benutzen keine Analysedienste, keine Werbung und keine Inhalte anderer Firmen. In deinem Browser speichern wir, dass du eingeloggt bist, eine E-Mail-Adresse, wenn du „E-Mail merken“ ankreuzt, eine angefangene Registrierung, ob wir dich schon nach deinem Namen gefragt haben, ob du das Tutorial hinter dir hast, dass du dich selbst ausgeloggt hast, und deine Sprache, sobald du sie selbst umschaltest; bis der Tab geschlossen wird, auch, was du getippt und noch nicht gesendet oder gespeichert hast, und wie viele Nachrichten ungelesen sind.`,
    },
    use: {
      heading: 'Wofür wir sie verwenden',
      body: `Um dein Profil anderen Mitgliedern zu zeigen, Nachrichten und Anfragen zuzustellen, dir die Mails zu schicken, die du auslöst (Bestätigung, Passwort), und dein Konto zu schützen. Rechtsgrundlage ist der Vertrag mit dir; bei der Sicherheit ist es unser berechtigtes Interesse.

Wir verkaufen keine Daten, wir erstellen keine Werbeprofile, und keine Maschine entscheidet über dich.`,
    },
    disclosure: {
      heading: 'Weitergabe',
      body: `Dein Profil ist öffentlich: Gäste und Mitglieder sehen deinen Namen, deine Rolle, deine Kategorien, deine Bilder und was du über dich schreibst. Suchmaschinen dürfen es aufführen, solange du beim Bearbeiten deines Profils nichts anderes festlegst, und wo jemand den Link teilt, zeigen andere Seiten eine Vorschau. Deine E-Mail-Adresse sehen nur Mitglieder, die eingeloggt sind, und nur, solange du sie nicht verbirgst. Nachrichten sehen nur die beiden, die sie schreiben.

Wir geben Daten nur weiter, wenn das Gesetz es verlangt, oder an die Firmen, deren Rechner und Mailserver wir mieten und die allein nach unserer Weisung handeln dürfen.`,
    },
    security: {
      heading: 'Sicherheit',
      body: `Passwörter werden mit einem langsamen, speicherhungrigen Verfahren geschützt, Verbindungen sind verschlüsselt, Sitzungen lassen sich überall auf einmal beenden, und bei uns hat nur Zugriff, wer ihn braucht. Aus Bildern entfernen wir verborgene Angaben wie den Aufnahmeort.

Kein System ist vollkommen. Wenn etwas schiefgeht, das dich betrifft, sagen wir es dir und der zuständigen Behörde.`,
    },
    choices: {
      heading: 'Deine Rechte',
      body: `Du kannst jederzeit alles in deinem Profil ändern oder entfernen und Verbindungen beenden. Du hast das Recht zu erfahren, was wir über dich speichern, es berichtigen, löschen oder dir in einem gängigen Format geben zu lassen und der Nutzung zu widersprechen. Schreib uns über das Formular unten; wir antworten innerhalb eines Monats.

Wenn du dein Konto schließt, löschen wir dein Profil; deine Nachrichten verlieren deinen Namen. Du kannst dich auch bei einer Datenschutzbehörde beschweren.`,
    },
    updates: {
      heading: 'Änderungen',
      body: 'Wenn sich diese Erklärung ändert, steht es hier mit Datum, bevor die Änderung gilt. Bei wichtigen Änderungen bekommst du auch eine Mail. Diese Fassung ist vom November 2026.',
    },
  },
  terms: {
    title: 'Nutzungsbedingungen',
    definitions: {
      heading: 'Begriffe',
      body: '„Plattform“ meint Kindred mit allen Seiten und Diensten. „Mitglied“ ist, wer ein Konto hat, als Künstler:in oder als Unternehmer:in. „Inhalt“ ist alles, was ein Mitglied schreibt, hochlädt oder sendet. „Angebot“ ist ein Projekt, das ein:e Unternehmer:in auf der Plattform beschreibt.',
    },
    accounts: {
      heading: 'Registrierung und Konten',
      body: `Du registrierst dich mit einer gültigen E-Mail-Adresse und einem Passwort, das du für dich behältst. Eine Person, ein Konto, und die gewählte Rolle bleibt. Du bist mindestens 18 Jahre alt, oder deine Erziehungsberechtigten stimmen zu.

Was du über dich angibst, stimmt. Wenn du glaubst, dass jemand anderes dein Konto benutzt, ändere das Passwort und sag uns Bescheid.`,
    },
    use: {
      heading: 'Nutzung der Plattform',
      body: `Sei ehrlich, wer du bist und was du anbietest. Keine Belästigung, kein Spam, kein Hass, nichts Verbotenes und keine Inhalte, die du nicht zeigen darfst. Versuch nicht, die Plattform zu stören, zu überlasten oder zu kopieren oder die Daten anderer zu sammeln.

Kindred zu benutzen kostet nichts. Wir tun unser Bestes, damit alles läuft, können aber nicht versprechen, dass es in jedem Moment verfügbar ist.`,
    },
    property: {
      heading: 'Geistiges Eigentum',
      body: 'Was du hochlädst, bleibt deins. Du erlaubst uns, es zu speichern und auf der Plattform zu zeigen, solange es dort steht, in den Größen, die ein Bildschirm braucht. Unser Name, unsere Gestaltung und unsere Software bleiben unsere. Wenn jemand dein Werk ohne Erlaubnis benutzt, schreib uns, und wir kümmern uns sofort darum.',
    },
    collaborations: {
      heading: 'Zusammenarbeit und Zahlungen',
      body: `Vereinbarungen schließen die Mitglieder miteinander. Zahlungen regeln sie privat; Kindred ist nicht beteiligt, nimmt keine Provision und vermittelt nicht im Streit.

Prüf, mit wem du arbeitest, schreib auf, was ihr vereinbart, und denk an deine Steuern und Genehmigungen.`,
    },
    privacy: {
      heading: 'Datenschutz',
      body: 'Die Datenschutzerklärung sagt, was wir speichern und warum. Geh mit dem, was du über andere erfährst, genauso sorgsam um: Was im Chat gesagt wird, ist nicht für die Öffentlichkeit bestimmt.',
    },
    termination: {
      heading: 'Kündigung',
      body: 'Du kannst jederzeit gehen, ohne Gründe zu nennen. Wir dürfen Inhalte verbergen oder Konten schließen, die gegen diese Bedingungen verstoßen; wenn es nicht eilt, warnen wir dich vorher, und du kannst uns immer bitten, noch einmal hinzusehen. Die Plattform können wir mit einer Frist von vier Wochen einstellen.',
    },
    modifications: {
      heading: 'Änderungen',
      body: 'Änderungen kündigen wir hier und per Mail an, mindestens zwei Wochen bevor sie gelten. Wenn du nicht einverstanden bist, kannst du dein Konto bis dahin schließen. Was du mit anderen Mitgliedern schon vereinbart hast, bleibt unberührt.',
    },
    law: {
      heading: 'Anwendbares Recht',
      body: 'Es gilt deutsches Recht. Bist du Verbraucher:in, bleibt dir der Schutz des Rechts deines Wohnorts. Wir haften unbeschränkt für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben oder Gesundheit; sonst nur für Pflichten, ohne die die Plattform keinen Sinn hätte, und nur für vorhersehbare Schäden. Ist eine Regelung unwirksam, bleiben die anderen gültig.',
    },
    contact: {
      heading: 'Kontakt',
      body: 'Benutz das Formular am Fuß jeder Seite. Vier Menschen lesen jede Nachricht, und wir antworten auf Deutsch und Englisch.',
    },
  },
  impressum: {
    title: 'Impressum',
    provider: {
      heading: 'Anbieter',
      name: 'Name',
      address: 'Anschrift',
      email: 'E-Mail',
      register: 'Registereintrag',
      vatId: 'USt-IdNr.',
      missing: 'noch nicht angegeben',
    },
    contact: {
      heading: 'Kontakt',
      body: 'Am schnellsten geht es über das Formular am Fuß jeder Seite. Es erreicht uns alle vier, und wir antworten meist innerhalb von zwei Werktagen.',
    },
    responsible: {
      heading: 'Verantwortlich für den Inhalt',
      body: 'Für unsere eigenen Texte steht der oben genannte Anbieter ein. Für das, was Mitglieder schreiben und hochladen, sind sie selbst verantwortlich; was gegen das Gesetz verstößt, entfernen wir, sobald wir davon erfahren.',
    },
    disputes: {
      heading: 'Streit mit Verbraucher:innen',
      body: 'An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet. Schreib uns zuerst; das meiste klärt sich mit einer Nachricht.',
    },
    links: {
      heading: 'Links auf andere Seiten',
      body: 'Auf die Seiten, auf die wir verlinken, haben wir keinen Einfluss. Als wir einen Link gesetzt haben, war dort nichts Rechtswidriges zu finden; wenn sich das geändert hat, sag es uns, und der Link verschwindet.',
    },
  },
};
