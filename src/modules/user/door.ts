export { refusedWords, roleLabels, signInWords } from './words.ts'
