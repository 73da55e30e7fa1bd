export { action, loader } from './preview.server.ts'
