export { plugins } from './fields/plugins.ts'
