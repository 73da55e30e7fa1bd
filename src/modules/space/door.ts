export { server } from './fields/server.ts'
export { keys, place } from './fields/storage.ts'
