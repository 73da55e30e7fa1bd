import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { creditDocument, type DocumentRequest, issueDocument, issueNow } from '#modules/billing/public-api.ts'
import { replaceDocument, voidDocument } from '#modules/billing/public-api.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'

const seller = { name: 'บริษัท วิชาพัฒนาฝีมือ จำกัด', nameEn: 'Wicha Skills Co., Ltd.', taxId: '0994000165501' }
const address = {
  ...{ NO: '88', ROAD_TH: 'บางนา-ตราด', subdistrict: 'บางนาใต้', district: 'บางนา' },
  ...{ province: 'กรุงเทพมหานคร', zipcode: '10260' },
}
const decree = 'ตัวอย่าง โปรดตรวจกับพระราชกฤษฎีกาฉบับล่าสุด'
const company = {
  ...{ name: 'บริษัท ปิ่นเกล้าเครื่องเย็น จำกัด', taxId: '0105536000011', branch: '00000' },
  address: '9 ถนนสมเด็จพระปิ่นเกล้า แขวงอรุณอมรินทร์ เขตบางกอกน้อย กรุงเทพมหานคร 10700',
}
const person = { name: 'สมชาย ใจดี', address: '60 ซอยอารีย์ 1 แขวงสามเสนใน เขตพญาไท กรุงเทพมหานคร 10400' }

/** Gives a site two tax branches, the VAT rates, and a document of each kind: issued, voided, replaced and waiting. */
export async function seedBilling(ctx: Context): Promise<void> {
  const common = { ...seller, address, phone: '021234567', signatory: 'สุนทร พงษ์ไพบูลย์' }
  const head = (await create(ctx, 'tax_branch', { ...common, branchNo: '00000' }))._id
  const shop = (await create(ctx, 'tax_branch', { ...common, branchNo: '00001', isRetail: true }))._id
  await create(ctx, 'tax_rate', { rate: 7, from: '2025-10-01', until: '2026-09-30', decree })
  const until = `${Number(bangkokDay(ctx.now).slice(0, 4)) + 1}-09-30`
  await create(ctx, 'tax_rate', { rate: 7, from: '2026-10-01', until, decree })
  const law = 'ท.ป. 4/2528 ข้อ 12/1'
  await create(ctx, 'withholding_rate', { rate: 3, from: '2020-01-01', law })
  const sale = saleAt(ctx)
  const invoice = await sale('invoice', { branchID: head, buyer: company })
  const wrong = await sale('wrong', { branchID: head, buyer: { ...company, name: 'ปิ่นเกล้าเครื่องเย็น' } })
  await sale('exempt', { branchID: head, buyer: person, lines: [line('หลักสูตรตามกฎหมายการศึกษา', 'exempt')] })
  await sale('short', { branchID: shop, buyer: { name: 'ลูกค้าหน้าร้าน' }, lines: [line('คู่มือช่างไฟฟ้า', 'vat')] })
  await sale('quotation', { branchID: head, buyer: company, kind: 'quotation' })
  await ctx.app.jobs.drain()
  await voidDocument(ctx, { _id: wrong, reason: 'ชื่อผู้ซื้อไม่ครบถ้วน' })
  await replaceDocument(ctx, wrong)
  const credit = { document: invoice, amount: 350, reason: 'ผู้เรียน 1 คนยกเลิกก่อนวันอบรม' }
  await creditDocument(ctx, { ...credit, source: 'credit:seed' })
  await ctx.app.jobs.drain()
}

const line = (name: string, taxClass: 'vat' | 'exempt') => ({
  name,
  quantity: 1,
  unitPrice: 700,
  amount: 700,
  taxClass,
})

const saleAt =
  (ctx: Context) =>
  async (name: string, of: Pick<DocumentRequest, 'branchID' | 'buyer'> & Partial<DocumentRequest>) => {
    const { _id } = await issueDocument(ctx, {
      ...{ source: `manual:seed-${name}`, paidAt: new Date(ctx.now).toISOString(), total: 700, payment: 'โอนเงิน' },
      ...{ lines: [line('อบรมการติดตั้งไฟฟ้าภายในอาคาร', 'vat')], ...of },
    })
    await issueNow(ctx, _id)
    return _id
  }
