export { copyCourse, originalAt } from './commands/kinds/course-parts.server.ts'
