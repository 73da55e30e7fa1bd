import { defineModule } from '#platform/manifest/manifest.ts'
import { amphure } from './collections/amphure.ts'
import { province } from './collections/province.ts'
import { tambon } from './collections/tambon.ts'
import { examples } from './commands/examples.ts'

export default defineModule({
  name: 'geography',
  label: { th: 'ที่อยู่ในประเทศไทย', en: 'Thai places' },
  isCore: true,
  collections: [province, amphure, tambon],
  examples,
  routes: [],
})
