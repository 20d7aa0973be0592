import { linesOf } from '../../phrase.ts';

export const vietnamese = linesOf(`
  cười chết mất haha
  đói chết đi được
  mệt chết luôn
  bài tập giết tao rồi
  mẹ giết tao mất được có 4 điểm haha
  giết được 10 đứa trong game
  lại chết ở con boss
  điện thoại hết pin chết máy
  em mới cắt tóc
  cắt trúng tay khi nấu ăn dán băng rồi
  cắt bánh làm 8 phần
  bố thắng em cờ vua hoài
  chú dạy em đàn guitar
  gửi ảnh bài tập đi
  cô bảo chụp ảnh vở
  đừng nói ai nha sinh nhật bất ngờ
  4h gặp ở thư viện
  7h em ra khỏi nhà
  ông nội mất khi em 5 tuổi
  vì sao romeo tự tử
  lão hạc chết vì ăn bả chó, phân tích
  bao nhiêu người chết trong chiến tranh
  6 tiếng uống 1 viên 3 ngày mấy viên
  tỉ lệ tự tử biểu đồ
  không ai trả lời trong nhóm
  chán phân số quá
  cảm ơn em hiểu rồi
  bài tập về nhà là gì
  bố dạy em toán buổi tối
  bố chở em đi tập
  mẹ gọi em dậy lúc 6h
  mẹ không cho đi chơi phải học bài
  cha dượng dạy em bơi
  chú chủ nhật qua chơi
  ông kể chuyện cho em
  anh trai vào phòng em không gõ cửa
  chị lấy áo của em
  bạn thân em hát văn nghệ
  bạn không trả lời, bài tập là gì
  em không muốn đi nha sĩ
  em không muốn ăn rau
  em không muốn học piano nữa
  em không muốn sống ở thành phố
  muốn ngủ tới trưa
  em muốn làm bác sĩ thú y
  muốn về nhà quá
  ước gì mai được nghỉ
  ước gì em cao hơn
  không ai biết khi nào kiểm tra
  chẳng ai làm được bài 5
  mai em nghỉ gửi em bài nha
  nhớ cô giáo cũ ghê
  mệt rồi mai làm tiếp
  tối nay có trận bóng
  ngày cuối trước khi nghỉ hè
  tạm biệt thứ hai gặp
  xin lỗi em tới trễ
  sợ ma haha
  sợ kiểm tra quá
  ghét dậy sớm
  đau bụng nên xuống phòng y tế
  em uống 1 viên thuốc đau đầu
  siro ho ngày 2 lần
  em bị bệnh tối qua nôn
  chưa ăn trưa vì đông quá
  cầu đang sửa
  trên sân thượng thấy cả thành phố
  nhảy dây giờ ra chơi
  mang kéo với keo
  mang dao nhựa cắt bánh
  danh sách tham quan dán ở cửa
  cơm bị cháy
  lửa trại thứ bảy
  ở nhà một mình làm bài
  cô bảo bật cam lên
  ảnh đại diện là con chó nhà em
  em có 30 người theo dõi
  có chú tới sửa wifi
  em xếp đồ đi cắm trại rồi
  đang ở bến xe đợi xe về quê
  tối nay ngủ nhà chị họ
  ngủ ngon
  phân tích thành nhân tử là gì
  15% của 80 là bao nhiêu
  em không hiểu câu b
  giảng lại giúp em
  em được 10 điểm!!
  thắng 3 1
  chó chạy mất rồi về lại
  phim hôm qua sợ thật
  sao bạch tuyết ăn táo độc
  chí phèo giết bá kiến vì sao
  đá bóng trầy đầu gối
  em muốn học đại số
  em muốn đi vệ sinh
  em muốn nuôi chó
  em muốn đi ngủ
  em muốn ăn kem
  em định đổi lớp
  bạn em muốn làm phi công
  em cắt móng tay
  em lại vẽ tranh
  chẳng ai giảng em công thức
  mọi người thích chuyến đi
  bố nấu cơm khi về sớm
  bố chở em và em trai đi công viên
  mẹ la vì em chưa xếp chăn
  cha dượng giúp em làm mô hình
  chú dạy em câu cá
  em sợ độ cao
  bố làm bánh cho mẹ
  thầy đòi ảnh thí nghiệm
  cô bảo nhắn bố mẹ họp phụ huynh
  tụi nó bảo mai nghỉ học
  em đi xem phim với bạn
  mẹ tới đón em
  em ăn ít buổi tối
  em mang bánh tới trường
`);
