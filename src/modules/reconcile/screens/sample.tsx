export { loader } from './sample.server.ts'
