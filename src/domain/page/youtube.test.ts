import { expect, test } from 'vitest'
import { youtubeId } from './youtube.ts'

test.each([
  'aqz-KE-bpKQ',
  ' aqz-KE-bpKQ ',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=10s',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ#t=3',
  'https://www.youtube.com/embed/aqz-KE-bpKQ?start=4',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=x',
])('%s', (text) => {
  expect(youtubeId(text)).toBe('aqz-KE-bpKQ')
})

test.each([
  '',
  'short',
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'javascript:aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQxx',
])('refuses %s', (text) => {
  expect(youtubeId(text)).toBeNull()
})
