export const texts = {
  label: 'Information',
  navigation: 'Main',
  stickyNavigation: 'Page navigation',
  qa: {
    title: 'Q&A',
    start: {
      question: 'How do I get started?',
      answer:
        'Register, tell us whether you are an artist or an entrepreneur, and choose up to three favourite categories. Confirm your email and your profile is live. Add a picture, a few lines about yourself and some work, then open the searching hub.',
    },
    tools: {
      question: 'Which tools do I have for collaborating?',
      answer:
        'Search members by name, title, letter or category. Send a connection request, and once it is accepted you can chat, share images and agree on the details. Offers can be favourited and applied to with one click.',
    },
    payments: {
      question: 'How do payments work?',
      answer:
        'Kindred is no transactional medium. Payments are not handled on the platform: partners settle them privately, in whichever way suits both.',
    },
    artists: {
      question: 'What are the benefits for artists?',
      answer:
        'A profile with a portfolio, a place in the hub and in the Top five, and a steady list of offers from people who are looking for exactly what you make.',
    },
    entrepreneurs: {
      question: 'What are the benefits for entrepreneurs?',
      answer:
        'You post an offer, and creative people apply. Ratings and comments from past partners help you choose, and the chat gets you to a first meeting quickly.',
    },
    restrictions: {
      question: 'Are there restrictions on projects?',
      answer:
        'A wide range is welcome, from a single drawing to a festival. If it is legal, honest and described clearly, it belongs here.',
    },
    offers: {
      question: 'Why can artists not post offers?',
      answer:
        'Offers are how entrepreneurs say what they need, so the list stays short and clear. Artists may contact entrepreneurs at any time and suggest a project of their own.',
    },
  },
  privacy: {
    title: 'Privacy Policy',
    collected: {
      heading: 'Information We Collect',
      body: `When you register: your email address, your role and the categories you choose. Your password is kept only as a hash that cannot be turned back into the password. We also note which version of the Terms and Conditions you accepted, and when.

When you use Kindred: whatever you decide to add to your profile, such as your name, title, place, pictures, languages, portfolio, interests and the text about you. Your connections and requests, the messages you exchange, and the time of your last visit, because a chat needs to know whom to reach.

When your browser talks to us: your IP address, for a short time and only to keep floods and break-ins away. We use no analytics, no advertising and no content from other companies. In your browser we store your sign-in, an email address if you tick “Remember me”, an unfinished registration, whether we have asked you for your name, whether you have been through the tutorial, that you signed out yourself and, once you switch it yourself, your language; until the tab is closed also what you have typed and not sent or saved yet, and how many messages are unread.`,
    },
    use: {
      heading: 'How We Use Your Information',
      body: `To show your profile to other members, to deliver messages and requests, to send you the mails you cause (confirmation, password), and to keep your account secure. The legal basis is the contract with you; for security it is our legitimate interest.

We do not sell data, we do not build advertising profiles, and no machine decides about you.`,
    },
    disclosure: {
      heading: 'Disclosure of Information',
      body: `Your profile is public: visitors and members see your name, role, categories, pictures and what you write about yourself. Search engines may list it unless you ask them to stay away when you edit your profile, and other sites show a preview where somebody shares its link. Your email address is visible to signed-in members unless you hide it. Messages are seen by the two people who write them.

We share data with others only when the law requires it, or with the companies whose computers and mail servers we rent and who may act on our instructions alone.`,
    },
    security: {
      heading: 'Data Security',
      body: `Passwords are hashed with a slow, memory-hungry method, connections are encrypted, sign-ins can be ended everywhere at once, and access on our side is limited to the people who need it. Pictures are stripped of hidden details such as the place where they were taken.

No system is perfect. If something goes wrong that concerns you, we tell you and the authority in charge.`,
    },
    choices: {
      heading: 'Your Choices',
      body: `You can edit or remove anything on your profile and end a connection at any time. You have the right to know what we store about you, to have it corrected, deleted or handed over in a common format, and to object to its use. Write to us with the form below, and we answer within a month.

Close your account and we delete your profile; messages you sent lose your name. You may also complain to a data protection authority.`,
    },
    updates: {
      heading: 'Updates',
      body: 'When this policy changes we say so here, with the date, before the change applies. If the change is important, you also get an email. This version is of November 2026.',
    },
  },
  terms: {
    title: 'Terms and Conditions',
    definitions: {
      heading: 'Definitions',
      body: '“Platform” means Kindred, its pages and its services. “Member” means anyone with an account, as an artist or as an entrepreneur. “Content” means everything a member writes, uploads or sends. “Offer” means a project an entrepreneur describes on the platform.',
    },
    accounts: {
      heading: 'Registration and Accounts',
      body: `You register with a valid email address and a password you keep to yourself. One person, one account, and the role you choose stays. You are 18 or older, or your legal guardians agree.

What you tell us about yourself is true. If you think someone else uses your account, change the password and let us know.`,
    },
    use: {
      heading: 'Use of the Platform',
      body: `Be honest about who you are and what you offer. No harassment, no spam, no hatred, nothing illegal, and no content you have no right to show. Do not try to break, overload or copy the platform or to collect the data of others.

Using Kindred is free of charge. We do our best to keep it running, but we cannot promise that it is available at every moment.`,
    },
    property: {
      heading: 'Intellectual Property',
      body: 'What you upload stays yours. You allow us to store it and to show it on the platform for as long as it is there, in the sizes a screen needs. Our name, our design and our software stay ours. If someone uses your work without permission, write to us and we look at it without delay.',
    },
    collaborations: {
      heading: 'Collaborations and Transactions',
      body: `Agreements are made between members. Payments are settled privately; Kindred is not a party to them, takes no commission and does not mediate in disputes.

Check whom you work with, write down what you agree on, and mind your own taxes and permits.`,
    },
    privacy: {
      heading: 'Privacy',
      body: 'The Privacy Policy explains what we store and why. Treat what you learn about other members with the same care: what is said in a chat is not meant for the public.',
    },
    termination: {
      heading: 'Termination',
      body: 'You can leave at any time, without giving a reason. We may hide content or close accounts that break these terms; if it is not urgent, we warn you first, and you can always ask us to look again. We may end the platform with four weeks’ notice.',
    },
    modifications: {
      heading: 'Modifications',
      body: 'We announce changes here and by email at least two weeks before they apply. If you do not agree, you can close your account until then. Changes never take away what you have already agreed with other members.',
    },
    law: {
      heading: 'Governing Law',
      body: 'These terms are governed by the laws of Germany. If you are a consumer, the protection of the law where you live stays with you. We are liable without limit for intent, gross negligence and harm to life or health; otherwise only for the duties without which the platform would make no sense, up to the damage that could be foreseen. If one clause fails, the others stay.',
    },
    contact: {
      heading: 'Contact',
      body: 'Use the form at the foot of every page. Four people read every message, and we answer in English and German.',
    },
  },
  impressum: {
    title: 'Impressum',
    provider: {
      heading: 'Provider',
      name: 'Name',
      address: 'Address',
      email: 'Email',
      register: 'Register entry',
      vatId: 'VAT ID',
      missing: 'not given yet',
    },
    contact: {
      heading: 'Contact',
      body: 'The quickest way is the form at the foot of every page. It reaches all four of us, and we usually answer within two working days.',
    },
    responsible: {
      heading: 'Responsible for the content',
      body: 'The provider named above answers for our own texts. Members answer for what they write and upload; we remove what breaks the law as soon as we learn of it.',
    },
    disputes: {
      heading: 'Disputes with consumers',
      body: 'We take no part in proceedings before a consumer arbitration board, and we are not obliged to. Write to us first; most things are settled with one message.',
    },
    links: {
      heading: 'Links to other sites',
      body: 'We have no influence on the pages we link to. When we set a link, we found nothing unlawful there; if that has changed, tell us and the link goes.',
    },
  },
} as const;
