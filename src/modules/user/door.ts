export { type Invited, linkIsSent, mailPasswordLink, passwordLinkAction } from './commands/mail-password-link.server.ts'
export { refusedWords, roleLabels, signInWords } from './words.ts'
