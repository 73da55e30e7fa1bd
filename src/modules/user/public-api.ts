export {
  doneTo,
  type Invited,
  invitedOf,
  mailPasswordLink,
  passwordLinkAction,
} from './commands/person/mail-password-link.server.ts'
export { refusedWords, roleLabels, signInWords } from './words/words.ts'
export { endSessions, keepAccount, keptAccount, saidEnded } from './commands/person/keep-account.server.ts'
export { sessionTable } from './components/describe-sessions.ts'
export { refusedStepWords, sessionWords } from './words/session-words.ts'
