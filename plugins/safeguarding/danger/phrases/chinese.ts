import { phrases } from './phrase.ts';

export const chinese = phrases('zh', {
  suicide: `
    我想死
    我想自杀
    不想活了
    我不想活下去了
    活着没意思
    活着没有意义
    没有人会想念我
    我死了也没人在乎
    没有我大家会更好
    我割腕了
    我会自残
    我想结束生命
    我想跳楼
    真希望我没有出生
    不想再醒来`,
  overdose: `
    我吃了很多药
    我吞了一瓶药`,
  abuse: `
    我爸打我
    妈妈天天打我
    叔叔摸我
    我不敢回家`,
  grooming: `
    网上有人要我的照片
    网友让我发裸照
    他威胁要公开我的照片`,
  threat: `
    他们说要杀了我
    有人威胁我`,
  'running-away': '我想离家出走',
  'eating-disorder': '我吃完饭就催吐',
  violence: `
    我要杀了老师
    我要带刀去学校`,
});
