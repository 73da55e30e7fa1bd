export { linkMail, recordMessage, settleMessage } from './record-message.server.ts'
