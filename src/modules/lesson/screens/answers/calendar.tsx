export { loader } from './calendar.server.ts'
