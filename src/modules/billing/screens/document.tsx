export { loader } from './document.server.ts'
