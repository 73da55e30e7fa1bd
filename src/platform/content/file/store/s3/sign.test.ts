import { expect, test } from 'vitest'
import { emptySha256, signRequest } from './sign.ts'

const by = {
  region: 'us-east-1',
  key: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const at = Date.parse('2013-05-24T00:00:00Z')

test.each([
  [
    'https://examplebucket.s3.amazonaws.com/test.txt',
    { range: 'bytes=0-9' },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'https://examplebucket.s3.amazonaws.com/?lifecycle',
    {},
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J',
    {},
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('%s is signed as the examples of Amazon say', async (url, headers, signature) => {
  const asked = { method: 'GET', url: new URL(url), headers, sha256: emptySha256, at }
  expect((await signRequest(by, asked as never))['authorization']).toContain(`Signature=${signature}`)
})

test('every header is signed but those that the connection adds', async () => {
  const headers = { range: 'bytes=0-9', 'content-type': 'image/png', 'content-length': '3' }
  const url = new URL('https://s3.test/academy/upload/a.png')
  const signed = await signRequest(by, { method: 'PUT', url, headers, sha256: emptySha256, at })
  const names = 'content-length;content-type;host;range;x-amz-content-sha256;x-amz-date'
  expect(signed['authorization']).toContain(`SignedHeaders=${names},`)
  expect(signed).toMatchObject({ ...headers, 'x-amz-date': '20130524T000000Z', 'x-amz-content-sha256': emptySha256 })
})
