import { boolean, code, initially, optional, secret } from '#platform/data/collection/field-builders.ts'
import { server } from './server.ts'

/** Where files are stored, without credentials. */
export const place = {
  s3Endpoint: optional(server('ปลายทาง (endpoint)', 'Endpoint')),
  s3Hosting: optional(server('URL สำหรับเปิดไฟล์', 'File URL')),
  s3Region: optional(code('ภูมิภาค (region)', 'Region')),
  s3EndpointDefault: initially(false, boolean('ใช้ปลายทางมาตรฐานของผู้ให้บริการ', 'Default endpoint of the provider')),
  s3Bucket: optional(code('พื้นที่เก็บไฟล์ S3 (bucket)', 'Bucket')),
}

/** The credentials. */
export const keys = {
  s3Key: secret('รหัสผู้ใช้ (access key)', 'Access key'),
  s3Secret: secret('รหัสลับ (secret key)', 'Secret key'),
}
