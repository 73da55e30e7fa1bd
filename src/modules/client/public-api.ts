export { offeredScopes } from './fields/scopes.ts'
