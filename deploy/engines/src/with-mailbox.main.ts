// Runs a command with SMTP_URL and MAILBOX_URL: those given, else a mailbox of our own on loopback.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startLocalMailbox } from './testing/local-mailbox.ts';

const [command = '', ...args] = process.argv.slice(2);
const mailbox = process.env.SMTP_URL ? undefined : await startLocalMailbox();
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, ...(mailbox ? { SMTP_URL: mailbox.smtpUrl, MAILBOX_URL: mailbox.url } : {}) },
});
const [code] = await once(child, 'exit');
await mailbox?.close();
process.exit(typeof code === 'number' ? code : 1);
