export { loader } from './feed.server.ts'
