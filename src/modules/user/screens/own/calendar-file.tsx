export { loader } from './calendar-file.server.ts'
