export { refusedWords, signInWords } from './words.ts'
