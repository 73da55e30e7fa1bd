export { sendTemplate, type TemplateEmail } from './sending/send-template.server.ts'
