export { loader } from './pdf.server.ts'
