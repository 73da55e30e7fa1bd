export { describeFile, pictureOf } from './components/describe-file.ts'
export { storeNames } from './components/store-names.ts'
export { server } from './fields/server.ts'
export { keys, place } from './fields/storage.ts'
