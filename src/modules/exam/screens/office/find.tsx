export { loader } from './find.server.ts'
