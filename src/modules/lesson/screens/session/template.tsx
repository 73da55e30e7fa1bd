export { loader } from './template.server.ts'
