export { coverOf } from './components/course-summary.ts'
export { exportCourse, importCourse, mostBytes as mostCourseBytes } from './editor/book/file.server.ts'
export { fileWords as courseFileWords } from './editor/copy-words.ts'
