/** What looks like a guard and is none; every entry says why. */
export const exclusions: readonly { file: RegExp; text: RegExp; why: string }[] = [
  {
    file: /chassis\/src\/(kafka|mongodb|redis|s3|smtp|embedded|process|testing|images|config|outbox|documents)\//,
    text: /./,
    why: 'keeps no person out: adapters, processes and encoders know nobody',
  },
  {
    file: /chassis\/src\/http\/(multipart-form|create-app|validation|error-handler|file-answer|answer-tag)/,
    text: /'(invalid|not-found)'|requireNoBody/,
    why: 'form of the input, not who sends it: the hostile corpus takes those away',
  },
  {
    file: /./,
    text: /'idempotency-key-reused'|idempotency/i,
    why: 'a retry under a key of its own is nobody else, see the tests of retries',
  },
  {
    file: /./,
    text: /limit(s|er)\.|requireSignIn|too-many/,
    why: 'how often, not who: limits have their own tests',
  },
  {
    file: /./,
    text: /requireGoodPassword|requireAttachmentType|requireRoom|'(?:required|message-required|comment-required|name-required|too-long|bad-characters|not-allowed-value|invalid-cursor|portfolio-full)'|codes\[kind\]|code, field: 'password'/,
    why: 'what a value may be, not who may send it',
  },
  {
    file: /chat\/src\/sockets\/(live-channel|socket-server)/,
    text: /^isOpen/,
    why: 'whether the process takes sockets yet, not whose',
  },
  {
    file: /chat\/src\/sockets\/handshake/,
    text: /typeof token !== 'string'|'token-invalid'/,
    why: 'what is no text is refused by the verifier too; this says it to the types',
  },
  {
    file: /offers\/src\/domain\/member-card/,
    text: /isVisible/,
    why: 'a second lock: hidden people are taken out before, the caller alone stays and reads their own',
  },
  {
    file: /on-message-sent\.update-conversation/,
    text: /^isKnown$/,
    why: 'whether an event came before, not whether somebody may be seen',
  },
];
