/** Why a subscription cannot be bought or cancelled. */
export const planProblems = {
  tooEarly: {
    th: 'คุณเป็นสมาชิกแพ็กเกจนี้อยู่แล้ว ต่ออายุได้ตั้งแต่ 14 วันก่อนวันสิ้นสุด',
    en: 'You are subscribed to this plan. You can renew from 14 days before its end.',
  },
  paying: {
    th: 'คุณกำลังชำระค่าต่ออายุอยู่ กรุณารอผลการชำระเงินก่อนยกเลิก',
    en: 'You are paying for the next period. Wait for the result before you cancel.',
  },
} as const
