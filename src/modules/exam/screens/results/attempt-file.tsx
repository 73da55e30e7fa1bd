export { loader } from './attempt-file.server.ts'
