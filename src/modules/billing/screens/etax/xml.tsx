export { loader } from './xml.server.ts'
