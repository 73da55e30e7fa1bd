import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { file } from './file.ts'

testKind(file({ extensions: ['pdf', 'jpg'] })('เอกสาร', 'Document'), {
  stores: [
    'upload/1700000000-ab12.pdf',
    'cover.JPG',
    'https://example.org/a/b.pdf?x=1#y',
    'https://example.org/%E0%B8%81.jpg',
  ].map((place) => [place, place]),
  refuses: [
    ...[null, 1, 'upload/virus.exe', 'upload/no-ending', '../secret.pdf', 'upload/../x.pdf', '/etc/x.pdf', 'a//b.pdf'],
    ...['a b.pdf', 'http://example.org/a.pdf', 'javascript:alert(1)//a.pdf', '//example.org/a.pdf', 'https://'],
    ...['https://example.org/?x=a.pdf', `https://example.org/${'a'.repeat(1000)}.pdf`],
  ],
  reads: [['upload/1700000000-ab12.pdf', {}, '1700000000-ab12.pdf']],
  parses: [['upload/a.pdf', 'upload/a.pdf']],
})

testKind(file({ extensions: ['jpg'], isOurs: true })('รูป', 'Picture'), {
  stores: [['upload/1700000000-ab12.jpg', 'upload/1700000000-ab12.jpg']],
  refuses: ['https://example.org/a.jpg', 'http://example.org/a.jpg', '//example.org/a.jpg', 'upload/a.pdf'],
  reads: [],
  parses: [],
})
