import { phrases } from '../phrase.ts';

export const vietnamese = phrases('vi', {
  suicide: `
    muốn chết quá
    tao muốn chết thật
    em không muốn sống nữa
    ko muon song nua
    k mún sống nữa
    e muốn tự tử
    em đang nghĩ đến tự tử
    t muốn tự sát
    chán sống rồi
    sống làm gì nữa
    sống chẳng có ý nghĩa gì chỉ muốn chết
    ước gì mình chưa từng sinh ra
    ước gì ngủ một giấc rồi không bao giờ dậy nữa
    em chết chắc chẳng ai quan tâm
    nếu em biến mất cũng chẳng ai nhớ
    không có em mọi người sẽ tốt hơn
    em là gánh nặng của bố mẹ
    em không đáng sống
    muốn biến mất khỏi thế giới này
    em viết thư tuyệt mệnh rồi
    đây là tin nhắn cuối cùng của em tạm biệt mọi người
    ngày mai em không còn nữa đâu
    em đang đứng trên sân thượng
    em đang ở trên cầu
    muốn nhảy lầu
    muon nhay lau cho xong
    muốn nhảy cầu
    em đã thử treo cổ
    em rạch tay
    em lại rạch tay rồi
    e hay lay dao lam rach tay
    em tự làm đau bản thân mỗi khi buồn
    tay em toàn sẹo vì tự rạch
    em lấy bật lửa tự đốt tay
    em đập đầu vào tường
    rạch sâu quá máu không ngừng chảy
    mặc áo dài tay để che vết cắt
    bạn thân em nói muốn tự tử
    bạn em nhắn vĩnh biệt rồi không trả lời
    em gái em rạch tay không cho em nói
    anh trai em bảo không muốn sống
    con xin lỗi mẹ con không sống nổi nữa
    chỉ muốn chết cho nhẹ người
    em muốn chết
    con muốn chết
    em muốn tự sát
    em muốn tự tử quá
    em không muốn sống
    em hay nghĩ đến cái chết của mình
    bạn em muốn tự tử
    anh em từng tự tử
    tối nào em cũng rạch tay
    em lại tự làm đau mình
    bạn em rạch tay
    em muốn nhảy lầu
    em muốn nhảy từ trên cầu xuống
    em chết chẳng ai khóc`,
  overdose: `
    em uống hết vỉ thuốc ngủ rồi
    em uong 20 vien paracetamol
    em vừa uống hết thuốc của mẹ
    em uống thuốc trừ sâu
    em uống thuốc tẩy
    bạn em uống nhiều thuốc quá gọi không dậy
    em cố tình uống quá liều
    chị em uống lá ngón
    em uống nhiều thuốc để chết
    em uống hết thuốc trong nhà`,
  abuse: `
    bố đánh em
    ba lại đánh con bằng dây nịt
    bố em say rồi đánh em với mẹ
    mẹ đánh em bằng móc áo
    cha dượng sờ em
    cha dượng vào phòng em ban đêm
    chú sờ vào chỗ kín của em
    ông nội hay sờ em
    anh họ bắt em làm chuyện đó
    em bị hiếp dâm
    em bị xâm hại
    em sợ về nhà lắm
    sợ bố mỗi khi bố uống rượu
    nhốt em trong phòng không cho ăn
    người em bầm tím vì bố đánh
    anh trai bóp cổ em
    bạn trai đánh em
    thầy dạy thêm sờ đùi em
    mẹ kế dí thuốc lá vào tay em
    bố đang đánh mẹ em trốn trong nhà tắm
    bạn em bị bố đánh suốt
    hàng xóm sờ em gái em
    mẹ chửi em là đồ thừa rồi tát em
    huấn luyện viên bắt em cởi đồ
    bố đánh em mỗi ngày
    bố đánh em và em trai
    mẹ đánh em hoài
    cha dượng đánh em
    cha dượng sờ mó em
    chú sờ mó em
    em sợ bố
    bố đánh mẹ`,
  grooming: `
    có người trên mạng xin ảnh em không mặc đồ
    có ông trên fb đòi ảnh nhạy cảm em mới 12 tuổi
    bảo em bật cam cởi áo
    quen qua game rồi rủ gặp riêng
    bảo đừng nói với bố mẹ
    nói 15 tuổi mà là người lớn
    em gửi ảnh rồi giờ bị tống tiền
    người yêu cũ dọa tung ảnh em
    không đưa tiền thì đăng clip lên
    có ông gửi ảnh chỗ ấy cho em
    cho robux nếu gửi ảnh
    thầy nhắn tin ban đêm khen em sexy
    hỏi em ở nhà một mình không
    em gái em 10 tuổi chat với người lớn đòi ảnh
    bạn em bị dọa tung ảnh
    ổng 30 tuổi mà kêu yêu em em mới 13
    có người đòi ảnh khỏa thân
    dọa đăng ảnh của em`,
  threat: `
    tụi nó nói tan học sẽ đánh em
    cả lớp bảo em chết đi
    nhắn em mày tự tử đi
    nó dọa đâm em
    nói ra thì tao giết
    có người bám theo em về nhà
    bị dọa giết
    ngày nào cũng bị đánh ở trường
    nó cầm dao dọa em
    nhốt em trong nhà vệ sinh rồi đánh
    chia tay nó dọa tạt axit
    bắt em nộp tiền không thì đánh
    tụi nó dọa em mỗi ngày
    tụi nó bảo em tự tử đi`,
  'running-away': `
    tối nay em bỏ nhà đi
    em bỏ nhà đi rồi không biết ngủ đâu
    bố đuổi em ra khỏi nhà
    em đang ở bến xe không về nữa
    xếp đồ xong rồi em đi luôn
    bạn em bỏ nhà theo người quen trên mạng
    em ngủ ngoài công viên
    em muốn bỏ nhà đi`,
  'eating-disorder': `
    ăn xong em móc họng nôn ra
    3 ngày em không ăn vì béo
    em nhịn ăn đến khi gầy thì thôi
    mỗi ngày chỉ ăn 200 calo
    em uống thuốc xổ để giảm cân
    ăn cho đã rồi nôn hết
    ghét cơ thể mình không muốn ăn nữa
    bạn em không ăn gì ngất xỉu
    em lén đổ cơm đi
    ăn xong em nôn ra`,
  violence: `
    mai tao mang dao đi đâm nó
    tao giết hết tụi nó
    muốn giết cha dượng
    có đứa trong lớp mang dao trong cặp
    em có danh sách những đứa phải chết
    tao đốt trường luôn
    bạn em nói sẽ chém người ta thứ 6
    em muốn giết bố`,
});
