import type { Role } from '#platform/data/access/viewer.ts'
import { exampleSite } from '#platform/http/openapi/example-id.ts'

/** Two academies and an origin on one database, with a person for every role. */
export const sites = {
  origin: { _id: 'f00000000000000000000001', hostname: 'origin.localhost', name: 'ศูนย์กลาง' },
  skills: { _id: exampleSite, hostname: 'localhost', name: 'สถาบันพัฒนาทักษะไทย' },
  factory: { _id: 'b00000000000000000000001', hostname: 'factory.localhost', name: 'ศูนย์ฝึกอบรมโรงงาน' },
} as const
export type SiteKey = keyof typeof sites

export const allRoles: readonly Role[] = ['guest', 'user', 'member', 'manager', 'admin', 'superadmin', 'root']
export const password = 'wicha-2569'
