export { loader } from './hits.server.ts'
