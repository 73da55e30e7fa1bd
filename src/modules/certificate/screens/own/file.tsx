export { loader } from './file.server.ts'
