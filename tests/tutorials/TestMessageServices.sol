// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// Mock of the protocol's message services. It has the same interface, events, errors and order of checks, but no rollup, roles or pauses.
/// The tests set its runtime code directly, so nothing may depend on a constructor.
abstract contract TestMessageService {
    uint256 private messageCount;
    address internal originalSender;

    event MessageSent(address indexed _from, address indexed _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, bytes32 indexed _messageHash);
    event MessageClaimed(bytes32 indexed _messageHash);

    error MessageSendingFailed(address destination);
    error ZeroAddressNotAllowed();
    error ValueSentTooLow();

    function sender() external view returns (address) {
        return originalSender;
    }

    function hashMessage(address from, address to, uint256 fee, uint256 value, uint256 number, bytes memory data) internal pure returns (bytes32) {
        return keccak256(abi.encode(from, to, fee, value, number, data));
    }

    function send(address to, uint256 fee, uint256 value, bytes calldata data) internal {
        if (to == address(0)) revert ZeroAddressNotAllowed();
        messageCount += 1;
        emit MessageSent(msg.sender, to, fee, value, messageCount, data, hashMessage(msg.sender, to, fee, value, messageCount, data));
    }

    function deliver(address from, address to, uint256 value, bytes calldata data, bytes32 hash) internal {
        originalSender = from;
        (bool success, bytes memory reason) = to.call{value: value}(data);
        originalSender = address(0);
        if (!success) {
            if (reason.length == 0) revert MessageSendingFailed(to);
            assembly ("memory-safe") {
                revert(add(reason, 32), mload(reason))
            }
        }
        emit MessageClaimed(hash);
    }
}

contract TestL1MessageService is TestMessageService {
    struct ClaimMessageWithProofParams {
        bytes32[] proof;
        uint256 messageNumber;
        uint32 leafIndex;
        address from;
        address to;
        uint256 fee;
        uint256 value;
        address payable feeRecipient;
        bytes32 merkleRoot;
        bytes data;
    }

    mapping(bytes32 root => uint256 depth) public l2MerkleRootsDepths;
    mapping(uint256 messageNumber => bool) public isMessageClaimed;

    event L2MerkleRootAdded(bytes32 indexed l2MerkleRoot, uint256 indexed treeDepth);
    event L2MessagingBlockAnchored(uint256 indexed l2Block);

    error L2MerkleRootDoesNotExist();
    error ProofLengthDifferentThanMerkleDepth(uint256 actual, uint256 expected);
    error MessageAlreadyClaimed(uint256 messageNumber);
    error InvalidMerkleProof();

    function sendMessage(address to, uint256 fee, bytes calldata data) external payable {
        if (fee > msg.value) revert ValueSentTooLow();
        send(to, fee, msg.value - fee, data);
    }

    /// Records a message tree, as a finalization does.
    function finalize(bytes32 root, uint256 depth, uint256 l2Block) external {
        l2MerkleRootsDepths[root] = depth;
        emit L2MerkleRootAdded(root, depth);
        emit L2MessagingBlockAnchored(l2Block);
    }

    function claimMessageWithProof(ClaimMessageWithProofParams calldata claim) external {
        uint256 depth = l2MerkleRootsDepths[claim.merkleRoot];
        if (depth == 0) revert L2MerkleRootDoesNotExist();
        if (claim.proof.length != depth) revert ProofLengthDifferentThanMerkleDepth(claim.proof.length, depth);
        if (isMessageClaimed[claim.messageNumber]) revert MessageAlreadyClaimed(claim.messageNumber);
        isMessageClaimed[claim.messageNumber] = true;
        bytes32 hash = hashMessage(claim.from, claim.to, claim.fee, claim.value, claim.messageNumber, claim.data);
        bytes32 node = hash;
        for (uint256 level = 0; level < depth; level++) {
            node = (claim.leafIndex >> level) & 1 == 0
                ? keccak256(abi.encodePacked(node, claim.proof[level]))
                : keccak256(abi.encodePacked(claim.proof[level], node));
        }
        if (node != claim.merkleRoot) revert InvalidMerkleProof();
        deliver(claim.from, claim.to, claim.value, claim.data, hash);
    }
}

contract TestL2MessageService is TestMessageService {
    uint256 public constant minimumFeeInWei = 0.0001 ether;
    mapping(bytes32 hash => uint256 status) public inboxL1L2MessageStatus;

    error FeeTooLow();
    error MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32 messageHash);

    function sendMessage(address to, uint256 fee, bytes calldata data) external payable {
        if (fee > msg.value) revert ValueSentTooLow();
        if (fee < minimumFeeInWei) revert FeeTooLow();
        send(to, fee - minimumFeeInWei, msg.value - fee, data);
    }

    /// Anchors a message, as the coordinator does once the Ethereum block is final.
    function anchor(bytes32 hash) external {
        inboxL1L2MessageStatus[hash] = 1;
    }

    function claimMessage(address from, address to, uint256 fee, uint256 value, address payable, bytes calldata data, uint256 number) external {
        bytes32 hash = hashMessage(from, to, fee, value, number, data);
        if (inboxL1L2MessageStatus[hash] != 1) revert MessageDoesNotExistOrHasAlreadyBeenClaimed(hash);
        inboxL1L2MessageStatus[hash] = 2;
        deliver(from, to, value, data, hash);
    }
}
