export { action, loader } from './file.server.ts'
