export { coverOf } from './components/course-summary.ts'
export { exportCourse, importCourse, mostBytes as mostCourseBytes } from './course-editor/course-bundle/file.server.ts'
export { fileWords as courseFileWords } from './course-editor/copy-words.ts'
