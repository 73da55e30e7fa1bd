export { loader } from './notes.server.ts'
