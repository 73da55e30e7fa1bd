export { categoryNames, type VisibleCategory, visibleCategories } from './commands/categories.server.ts'
