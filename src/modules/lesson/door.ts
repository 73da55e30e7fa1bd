export { coverOf } from './components/course-summary.ts'
